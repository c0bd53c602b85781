import ReceiptContent

/// Draws what is on paper from top to bottom.
struct PaperPainter {
    private let width: Int
    let rasterizer: any Rasterizer
    private var canvas: DotCanvas
    /// Where the paper stands, in dots from the top.
    private var y = Self.margin
    private var bottom = Self.margin
    /// Of everything, so that paper that moves back and forth ends as well.
    private var paintedHeight = 0
    private(set) var issues: [String] = []

    /// White dots around the printable area: about 3 mm.
    private static let margin = 24
    /// 4 m of paper, at which a picture stops growing: formats of pictures and their readers take 32767 dots a side.
    private static let longest = 32_000

    init(width: Int, rasterizer: any Rasterizer) {
        self.width = width
        self.rasterizer = rasterizer
        canvas = DotCanvas(width: width + 2 * Self.margin, height: 2 * Self.margin)
    }

    var hasRoom: Bool { y < Self.longest && paintedHeight < 2 * Self.longest }

    mutating func finished() -> DotImage {
        if !hasRoom { add("The paper is longer than \(Self.longest) dots; the rest is not shown.") }
        canvas.resize(toHeight: bottom + Self.margin)
        return canvas.image
    }

    mutating func add(_ issue: String) {
        if !issues.contains(issue) { issues.append(issue) }
    }

    mutating func paint(_ element: PrintedPaper.Element) {
        switch element {
        case .line(let line): paint(line)
        case .image(let printed):
            reserve(printed.image.height)
            draw(printed.image, x: printed.x)
            advance(printed.image.height)
        case .code(let code): paint(code)
        case .feed(let dots): advance(dots)
        case .cut:
            // A dashed line at the knife.
            reserve(12)
            for x in stride(from: 0, to: width + 2 * Self.margin, by: 16) {
                canvas.fill(x: x, y: y + 6, width: 8, height: 1)
            }
            advance(12)
        case .drawer, .remark: break
        }
    }

    private mutating func paint(_ line: PrintedLine) {
        reserve(line.height)
        let isUpsideDown = line.texts.first?.style.effects.contains(.upsideDown) == true
        var strip = DotCanvas(width: width, height: line.height)
        for span in line.spans {
            // Characters of different height stand on one base line.
            let top = line.height - span.height
            switch span.content {
            case .image(let image): strip.draw(image, x: span.x, y: top)
            case .text(let text): paint(text, x: span.x, y: top, on: &strip)
            }
        }
        let image = isUpsideDown ? strip.image.turnedAround : strip.image
        draw(image, x: 0)
        advance(line.advance)
    }

    private mutating func paint(_ code: PrintedCode) {
        do {
            let picture = try CodePicture(of: code, rasterizer: rasterizer)
            let room = max(width - picture.image.width, 0)
            let x =
                switch code.alignment {
                case .left: 0
                case .center: room / 2
                case .right: room
                }
            reserve(picture.image.height)
            draw(picture.image, x: x)
            advance(picture.image.height)
        } catch {
            add("\(error)")
        }
    }

    /// Draws within the printable area: what goes beyond it is not printed.
    private mutating func draw(_ image: DotImage, x: Int) {
        guard x + image.width > width else {
            return canvas.draw(image, x: x + Self.margin, y: y)
        }
        var clipped = DotCanvas(width: width, height: image.height)
        clipped.draw(image, x: x, y: 0)
        canvas.draw(clipped.image, x: Self.margin, y: y)
    }

    /// In steps, so that many lines do not copy the paper each time.
    private mutating func reserve(_ height: Int) {
        let needed = y + height + Self.margin
        if needed > canvas.height { canvas.resize(toHeight: max(needed, canvas.height * 2)) }
        bottom = max(bottom, y + height)
        paintedHeight += height
    }

    private mutating func advance(_ dots: Int) {
        y = min(max(y + dots, Self.margin), Self.longest)
        bottom = max(bottom, y)
    }
}
