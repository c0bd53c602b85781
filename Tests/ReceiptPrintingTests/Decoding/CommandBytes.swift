// Commands as the reference writes them: `esc("a", 1)` is ESC a 1.

func esc(_ name: String, _ parameters: UInt8...) -> [UInt8] { [0x1B] + name.utf8 + parameters }
func gs(_ name: String, _ parameters: UInt8...) -> [UInt8] { [0x1D] + name.utf8 + parameters }
func fs(_ name: String, _ parameters: UInt8...) -> [UInt8] { [0x1C] + name.utf8 + parameters }
func text(_ text: String) -> [UInt8] { Array(text.utf8) }

let lineFeed: [UInt8] = [0x0A]
