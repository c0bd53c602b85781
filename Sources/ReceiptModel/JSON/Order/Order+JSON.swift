extension Order {
    /// Reads an order from JSON, strictly: what it does not know or cannot keep exactly is refused.
    ///
    /// Keys are named like the properties, `document.issuedAt`; `Resources/order.schema.json` describes them all. Keys
    /// that begin with `x-` are skipped wherever they stand. Whether the totals add up is not checked here but by
    /// `OrderTotals`.
    ///
    ///     let order = try Order(json: bytes)
    ///
    /// - Parameters:
    ///   - json: UTF-8 without a byte order mark.
    ///   - limits: how much is read and reported.
    /// - Throws: `OrderError` with the one place where the JSON is broken, or else with every problem of the order, in
    ///   the order of the input and with its path and line. No value of the input is in the messages.
    /// - Complexity: O(n) in the length of the input.
    public init(json: some Collection<UInt8>, limits: JSONLimits = .standard) throws(OrderError) {
        let document: JSONDocument
        do {
            // One byte beyond the limit is enough for the reader to refuse it.
            document = try JSONReader.read(Array(json.prefix(limits.maximumBytes + 1)), limits: limits)
        } catch {
            let problem = OrderProblem(
                code: error.isLimit ? .limit : .syntax, path: "$", line: error.line,
                message: "\(error.reason) (column \(error.column))")
            throw OrderError([problem])
        }
        let log = JSONProblemLog(document, maximumProblems: limits.maximumProblems)
        let order = JSONShape.order.decode(JSONValue(log: log, node: JSONDocument.root))
        let problems = log.problems()
        guard problems.isEmpty, let order else { throw OrderError(problems) }
        self = order
    }
}

extension JSONShape<Order> {
    static var order: JSONShape {
        .object { fields in
            _ = fields.optional("$schema", .text)
            let version = fields.required("version", .integer(in: 1...1))
            let document = fields.required("document", .documentDetails)
            let currency = fields.required("currency", .currency)
            let exchange = fields.optional("exchange", .exchangeDetails)
            let seller = fields.required("seller", .party)
            let buyer = fields.optional("buyer", .party)
            let rates = fields.optional("taxRates", .taxRates) ?? TaxRateTable()
            let lines = fields.required("lines", .list(of: .orderLine(rates)))
            let adjustments = fields.list("adjustments", of: .documentAdjustment(rates))
            let payments = fields.list("payments", of: .payment)
            let taxPolicy = fields.optional("taxPolicy", .taxPolicy)
            let cashRounding = fields.optional("cashRounding", .cashRounding)
            let declaredTotals = fields.optional("declaredTotals", .declaredTotals)
            let header = fields.list("header", of: .localizedText)
            let notes = fields.list("notes", of: .localizedText)
            let footer = fields.list("footer", of: .localizedText)
            let mentions = fields.list("mentions", of: .mention)
            let fiscal = fields.optional("fiscal", .fiscalData)
            let gift = fields.optional("gift", .giftDetails)
            guard version != nil, let document, let currency, let seller, let lines else { return nil }
            return Order(
                document: document, currency: currency, exchange: exchange, seller: seller, buyer: buyer, lines: lines,
                adjustments: adjustments, payments: payments, taxPolicy: taxPolicy ?? TaxPolicy(),
                cashRounding: cashRounding, declaredTotals: declaredTotals, header: header, notes: notes,
                footer: footer, mentions: mentions, fiscal: fiscal ?? FiscalData(), gift: gift)
        }
    }
}

extension JSONShape<ExchangeDetails> {
    static var exchangeDetails: JSONShape {
        .object { fields in
            let currency = fields.required("currency", .currency)
            let rate = fields.required("rate", .decimal(.positive))
            let taxTotal = fields.optional("taxTotal", .decimal())
            guard let currency, let rate else { return nil }
            return ExchangeDetails(currency: currency, rate: rate, taxTotal: taxTotal)
        }
    }
}

extension JSONShape<DeclaredTotals> {
    static var declaredTotals: JSONShape {
        .object { fields in
            DeclaredTotals(
                net: fields.optional("net", .decimal()), tax: fields.optional("tax", .decimal()),
                total: fields.optional("total", .decimal()), due: fields.optional("due", .decimal()))
        }
    }
}

extension JSONShape<Mention> {
    static var mention: JSONShape {
        .object { fields in
            let key = fields.required("key", JSONShape<MentionKey>.word)
            let parameters = fields.optional("parameters", .mentionParameters)
            return key.map { Mention($0, parameters: parameters ?? [:]) }
        }
    }
}

extension JSONShape<[String: LocalizedText]> {
    fileprivate static var mentionParameters: JSONShape {
        JSONShape { value in
            guard value.kind == .object else { return value.refuseType(wanted: "an object of texts by parameter") }
            var parameters: [String: LocalizedText] = [:]
            for (name, _, text) in JSONObjectDecoder(value).entries() {
                parameters[name] = JSONShape<LocalizedText>.localizedText.decode(text)
            }
            return parameters
        }
    }
}

extension JSONShape<FiscalData> {
    static var fiscalData: JSONShape {
        .object { fields in
            FiscalData(entries: fields.list("entries", of: .fiscalEntry), codes: fields.list("codes", of: .fiscalCode))
        }
    }
}

extension JSONShape<FiscalData.Entry> {
    fileprivate static var fiscalEntry: JSONShape {
        .object { fields in
            let label = fields.required("label", .localizedText)
            let value = fields.required("value", .text)
            guard let label, let value else { return nil }
            return FiscalData.Entry(label: label, value: value)
        }
    }
}

extension JSONShape<FiscalData.Code> {
    fileprivate static var fiscalCode: JSONShape {
        .object { fields in
            let kind = fields.required("kind", JSONShape<CodeKind>.word)
            let payload = fields.required("payload", .text)
            let caption = fields.optional("caption", .localizedText)
            guard let kind, let payload else { return nil }
            return FiscalData.Code(kind: kind, payload: payload, caption: caption)
        }
    }
}
