extension LanguageTag {
    /// Tags that were registered before BCP 47 had a grammar, and the tag that each is today, in lower case.
    ///
    /// Source: IANA Language Subtag Registry, type "grandfathered", those with a preferred value. The others name no
    /// language that anything could be written in, and are no tags here.
    static let grandfathered: [String: String] = [
        "art-lojban": "jbo", "cel-gaulish": "xtg", "en-gb-oed": "en-gb-oxendict", "i-ami": "ami", "i-bnn": "bnn",
        "i-hak": "hak", "i-klingon": "tlh", "i-lux": "lb", "i-navajo": "nv", "i-pwn": "pwn", "i-tao": "tao",
        "i-tay": "tay", "i-tsu": "tsu", "no-bok": "nb", "no-nyn": "nn", "sgn-be-fr": "sfb", "sgn-be-nl": "vgt",
        "sgn-ch-de": "sgg", "zh-guoyu": "cmn", "zh-hakka": "hak", "zh-min-nan": "nan", "zh-xiang": "hsn",
    ]
}
