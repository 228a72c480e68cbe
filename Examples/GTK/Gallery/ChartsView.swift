import GalleryViewModels
import Usher
import UsherGTK

struct ChartsView: View {
  let viewModel: ChartsViewModel

  var body: some Content {
    Section("Drawing") {
      Drawing(viewModel.profits, label: words, height: 160) { Bars($0, $1).draw() }
      Button("Other Numbers", viewModel.changeButtonTapped).align(.start)
    }
  }

  private var words: String {
    zip(viewModel.quarters, viewModel.profits).map { "\($0): \(Int($1)) M€" }
      .joined(separator: ", ")
  }
}

/// Draws a bar for each number, up or down from a line.
@MainActor private struct Bars {
  private let numbers: [Double]
  private let canvas: Canvas
  private let highest: Double
  private let lowest: Double

  init(_ numbers: [Double], _ canvas: Canvas) {
    (self.numbers, self.canvas) = (numbers, canvas)
    (highest, lowest) = (max(numbers.max() ?? 0, 0), min(numbers.min() ?? 0, 0))
  }

  func draw() {
    let room = canvas.width / Double(max(numbers.count, 1))
    for (index, number) in numbers.enumerated() {
      let (left, right) = ((Double(index) + 0.2) * room, (Double(index) + 0.8) * room)
      canvas.fill(
        [
          Canvas.Point(x: left, y: y(0)), Canvas.Point(x: right, y: y(0)),
          Canvas.Point(x: right, y: y(number)), Canvas.Point(x: left, y: y(number)),
        ],
        .accent
      )
      let above = number < 0 ? y(0) - 12 : y(number) - 12
      canvas.text("\(Int(number))", at: Canvas.Point(x: (left + right) / 2, y: above))
    }
    let ends = [Canvas.Point(x: 0, y: y(0)), Canvas.Point(x: canvas.width, y: y(0))]
    canvas.line(ends, .secondary)
  }

  /// The height of a number in the picture, with room for a text above the highest bar.
  private func y(_ number: Double) -> Double {
    24 + (canvas.height - 26) * (highest - number) / max(highest - lowest, 1)
  }
}
