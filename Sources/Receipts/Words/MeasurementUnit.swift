import ReceiptMessages
import ReceiptModel
import ReceiptWords

/// A unit that the bundles have a word for.
enum MeasurementUnit: String, CaseIterable {
    case piece, pack, box, person, hour, day, night, month, year
    case minute, kilogram, gram, pound, ounce, liter, milliliter, meter
    case squareMeter = "square-meter"
    case cubicMeter = "cubic-meter"
    case kilometer
    case kilowattHour = "kilowatt-hour"

    /// Its own name, its symbol, or its code in UN/ECE Recommendation 20, which EN 16931 uses; nil for any other text.
    init?(_ name: String) {
        guard let unit = MeasurementUnit(rawValue: name) ?? Self.otherNames[name] else { return nil }
        self = unit
    }

    /// Source: UN/ECE Recommendation 20 (codes for units of measure), annexes I to III; SI symbols.
    private static let otherNames: [String: MeasurementUnit] = [
        "C62": .piece, "H87": .piece, "EA": .piece, "pcs": .piece, "XPK": .pack, "PK": .pack, "XBX": .box, "BX": .box,
        "IE": .person, "HUR": .hour, "h": .hour, "DAY": .day, "d": .day, "MON": .month,
        "ANN": .year, "MIN": .minute, "min": .minute, "KGM": .kilogram, "kg": .kilogram, "GRM": .gram, "g": .gram,
        "LBR": .pound, "lb": .pound, "ONZ": .ounce, "oz": .ounce, "LTR": .liter, "l": .liter, "L": .liter,
        "MLT": .milliliter, "ml": .milliliter, "mL": .milliliter, "MTR": .meter, "m": .meter, "MTK": .squareMeter,
        "m2": .squareMeter, "m²": .squareMeter, "MTQ": .cubicMeter, "m3": .cubicMeter, "m³": .cubicMeter,
        "KMT": .kilometer, "km": .kilometer, "KWH": .kilowattHour, "kWh": .kilowattHour,
    ]
}

extension CommonWords {
    /// The unit as it stands after `quantity`; a unit without a word of the bundles stands as it was given.
    func unit(_ name: String, quantity: ExactDecimal) throws -> String {
        guard let unit = MeasurementUnit(name) else { return name }
        return switch unit {
        case .piece: try unitPiece(quantity: quantity).text()
        case .pack: try unitPack(quantity: quantity).text()
        case .box: try unitBox(quantity: quantity).text()
        case .person: try unitPerson(quantity: quantity).text()
        case .hour: try unitHour(quantity: quantity).text()
        case .day: try unitDay(quantity: quantity).text()
        case .night: try unitNight(quantity: quantity).text()
        case .month: try unitMonth(quantity: quantity).text()
        case .year: try unitYear(quantity: quantity).text()
        case .minute: unitMinute().text
        case .kilogram: unitKilogram().text
        case .gram: unitGram().text
        case .pound: unitPound().text
        case .ounce: unitOunce().text
        case .liter: unitLiter().text
        case .milliliter: unitMilliliter().text
        case .meter: unitMeter().text
        case .squareMeter: unitSquareMeter().text
        case .cubicMeter: unitCubicMeter().text
        case .kilometer: unitKilometer().text
        case .kilowattHour: unitKilowattHour().text
        }
    }
}
