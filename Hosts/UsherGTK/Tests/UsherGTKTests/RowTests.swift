import GTK
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

private nonisolated final class RowsModel: ViewModel {
  let title = "Test"
  var seats = 1.0
}

private struct EvenView: View {
  let viewModel: RowsModel

  var body: some Content {
    HStack(spacing: 16) {
      Button("Red") {}.expand(vertically: true)
      Button("A longer title") {}.expand(vertically: true)
    }
    .equalWidths()
  }
}

private struct TopView: View {
  let viewModel: RowsModel

  var body: some Content {
    HStack(alignment: .top) {
      Text("Comments")
      Text("One\nTwo\nThree").expand()
    }
    HStack {
      Text("Comments")
      Text("One\nTwo\nThree").expand()
    }
  }
}

private struct WideView: View {
  let viewModel: RowsModel

  var body: some Content {
    Group {
      Text("One")
      Text("Two")
    }
    .width(130)
    HStack(spacing: 10) {
      Text("A").width(130)
      Text("B")
    }
  }
}

private struct ShownView: View {
  let viewModel: RowsModel

  var toolbar: some Content {
    Show(when: true) {
      Button("One") {}
      Button("Two") {}
    }
  }

  var body: some Content {
    HStack {
      Show(when: true) {
        Button("Three") {}
        Button("Four") {}
      }
    }
    Show(when: true) {
      Button("Five") {}
      Button("Six") {}
    }
  }
}

private struct StepperView: View {
  let viewModel: RowsModel

  var body: some Content {
    Stepper("Seats", viewModel.bind(\.seats), in: 1...8) { "\(Int($0)) seats" }.width(400)
    Stepper("Seats in the Compartment", viewModel.bind(\.seats), in: 1...8) {
      "\(Int($0)) seats"
    }
    .width(200)
  }
}

private struct NarrowView: View {
  let viewModel: RowsModel

  var body: some Content {
    VStack {
      HStack(alignment: .top) {
        Text("Company").width(130)
        Text("The Analytical Engine Company of London").expand()
      }
      Text("One")
    }
    .width(180)
  }
}

private struct NarrowEvenView: View {
  let viewModel: RowsModel

  var body: some Content {
    HStack {
      Button("Red Color") {}
      Button("Green Color") {}
    }
    .equalWidths().width(130)
  }
}

extension GTKTests {
  @Suite("Rows of contents")
  struct RowTests {
    @Test("contents of the same width have it, whatever their titles")
    func even() async {
      await TestScreen.use(Views(EvenView.self), { RowsModel() }) { screen, _ in
        _ = await screen.window.picture()
        let widths = screen.all(GTK.Button.self).map(\.width)
        #expect(widths.count == 2 && widths.first == widths.last)
      }
    }

    @Test("titles of the same width go on in another line where there is little room")
    func narrowEven() async {
      await TestScreen.use(Views(NarrowEvenView.self), { RowsModel() }) { screen, _ in
        _ = await screen.window.picture()
        let widths = screen.all(GTK.Button.self).map(\.width)
        #expect(
          widths.count == 2 && widths.allSatisfy { $0 < 61 },
          "They are wider than their row."
        )
      }
    }

    @Test("what is shown in a row or a bar lies beside each other, and below each other elsewhere")
    func shown() async throws {
      await TestScreen.use(Views(ShownView.self), { RowsModel() }) { screen, _ in
        _ = await screen.window.picture()
        let page = screen.page?.widget as Widget?
        let places = (page?.all(GTK.Button.self) ?? []).reduce(into: [:]) { places, button in
          places[button.title] = page.flatMap { button.place(0, 0, in: $0) }
        }
        #expect(places["One"]?.y == places["Two"]?.y && places["One"] != nil)
        #expect(places["Three"]?.y == places["Four"]?.y && places["Three"] != nil)
        #expect(places["Five"]?.x == places["Six"]?.x && places["Five"] != nil)
      }
    }

    @Test("contents with a width are each at the side, and what follows comes after it")
    func width() async throws {
      try await TestScreen.use(Views(WideView.self), { RowsModel() }) { screen, _ in
        _ = await screen.window.picture()
        let content = try #require(screen.page?.content)
        let places = screen.all(Label.self).compactMap { $0.place(0, 0, in: content)?.x }
        try #require(places.count == 4)
        #expect(places[0] == places[1] && places[0] == places[2])
        #expect(places[3] == places[2] + 140)
      }
    }

    @Test("the words of a content with a width stay whole beside a long text")
    func words() async throws {
      try await TestScreen.use(Views(NarrowView.self), { RowsModel() }) { screen, _ in
        _ = await screen.window.picture()
        let labels = screen.all(Label.self)
        try #require(labels.count == 3)
        #expect(labels[0].height == labels[2].height)
        #expect(labels[1].height > labels[0].height)
      }
    }

    @Test("a label at the top is beside the first line of a text, else in the middle")
    func top() async throws {
      try await TestScreen.use(Views(TopView.self), { RowsModel() }) { screen, _ in
        _ = await screen.window.picture()
        let content = try #require(screen.page?.content)
        let places = screen.all(Label.self).compactMap { $0.place(0, 0, in: content)?.y }
        try #require(places.count == 4)
        #expect(places[0] == places[1])
        #expect(places[2] > places[3])
      }
    }

    @Test("the label of a number is above it where it has no room for its line beside it")
    func stepper() async throws {
      try await TestScreen.use(Views(StepperView.self), { RowsModel() }) { screen, _ in
        _ = await screen.window.picture()
        let content = try #require(screen.page?.content)
        let (labels, numbers) = (screen.all(Label.self), screen.all(SpinButton.self))
        try #require(labels.count == 2 && numbers.count == 2)
        let labelled = try zip(labels, numbers).map { label, number in
          (
            label: try #require(label.place(0, 0, in: content)),
            number: try #require(number.place(0, 0, in: content))
          )
        }
        #expect(labelled[0].number.x > labelled[0].label.x)
        #expect(abs(labelled[0].number.y - labelled[0].label.y) < Double(numbers[0].height))
        // Within its border.
        #expect(abs(labelled[1].number.x - labelled[1].label.x) < 3)
        #expect(labelled[1].number.y >= labelled[1].label.y + Double(labels[1].height))
        // One line.
        #expect(labels[0].height == labels[1].height)
      }
    }
  }
}
