import Foundation
import GTK
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class OrderModel: ViewModel {
  let title = "Order"
  var seats = 2.0
  var rows = 2.0
  var brightness = 40.0
  let comments = Field("", .length(...5, "Please enter at most 5 characters."))
  var isGift = false
  var refusesGift = false
  var isLoading = false
  var size = "small"
  var part = 0.25
  var message: String?
  let toast = Toast()
  @ObservationIgnored var undone = 0
  @ObservationIgnored var opened: [String] = []

  struct Size: Identifiable, Equatable {
    let id: String
    let isChosen: Bool
  }

  var sizes: [Size] {
    ["small", "large"].map { Size(id: $0, isChosen: $0 == size) }
  }
}

private struct Life: Scoped {
  let scope: Scope
}

private struct OrderView: View {
  let viewModel: OrderModel

  var body: some Content {
    Stepper("Seats", viewModel.bind(\.seats), in: 1...8) { "\(Int($0)) seats" }
    Stepper("Rows", viewModel.bind(\.rows), in: 1...8) { _ in "\(Int(viewModel.rows)) rows" }
    Slider("Brightness", viewModel.bind(\.brightness), in: 0...100, step: 25) { "\(Int($0)) %" }
    TextArea("Comments", viewModel.comments)
    Spinner(viewModel.isLoading)
    Checkbox("Gift", isOn: viewModel.isGift) {
      if !viewModel.refusesGift { viewModel.isGift.toggle() }
    }
    SegmentedControl("Size", viewModel.sizes) {
      $0.id
    } isSelected: {
      $0.isChosen
    } onSelect: {
      viewModel.size = $0
    }
    ProgressBar("Filled", viewModel.part)
    RowButton {
    } content: {
      Text("Ghent").expand()
      Text(viewModel.message).style(.secondary)
    }
    UndoBar(
      viewModel.message,
      undo: { viewModel.undone += 1 },
      dismiss: { viewModel.message = nil }
    )
    ToastBar(viewModel.toast)
  }
}

extension GTKTests {
  @Suite("Controls")
  struct ControlTests {
    private func screen(_ body: (TestScreen<OrderModel>, OrderModel) async -> Void) async {
      await TestScreen.use(Views(OrderView.self), { OrderModel() }, body)
    }

    @Test("Ctrl+Z undoes what the undo bar tells, while it is there")
    func undoByKey() async {
      await screen { screen, model in
        #expect(!screen.window.pressedLast(Key.z, Key.control))
        model.message = "Ghent was deleted."
        await screen.update()
        #expect(!screen.window.pressedLast(Key.z, 0))
        #expect(screen.window.pressedLast(Key.z, Key.control))
        #expect(model.undone == 1)
        model.message = nil
        #expect(!screen.window.pressedLast(Key.z, Key.control))
      }
    }

    @Test("a page that is still to be seen as it leaves keeps nothing of its view model")
    func leaving() async {
      await TestScreen.leave(Views(OrderView.self)) { OrderModel() }
    }

    @Test("a stepper shows the app's text, and reads the number in what is typed there")
    func stepper() async {
      await screen { screen, model in
        let button = screen.find(SpinButton.self)
        #expect(button?.text == "2 seats")
        button?.value = 3
        #expect(model.seats == 3)
        await screen.update()
        #expect(button?.text == "3 seats")
        button?.text = "5 please"
        button?.update()
        #expect(model.seats == 5)
        button?.text = "٧"
        button?.update()
        #expect(model.seats == 7)
        button?.text = "99"
        button?.update()
        #expect(model.seats == 8, "Never outside the range.")
        model.seats = 1
        await screen.update()
        #expect(button?.text == "1 seats")
      }
    }

    @Test("each press of a key in a stepper counts, also if the text is that of the app's number")
    func stepperByKey() async {
      await screen { screen, model in
        let button = screen.all(SpinButton.self).last
        button?.pressUp()
        #expect(model.rows == 3)
        button?.pressUp()
        #expect(model.rows == 4)
        #expect(button?.text == "4 rows")
      }
    }

    @Test("a wheel is seen a moment after it began to turn, and is gone at once")
    func wheel() async {
      await screen { screen, model in
        guard let wheel = screen.find(GTK.Spinner.self) else { return }
        #expect(!wheel.isVisible)
        var wasVisible: [Bool] = []
        let turning = wheel.on("notify::spinning") { wasVisible.append(wheel.isVisible) }
        for _ in 0..<2 {
          model.isLoading = true
          await screen.waits { wheel.isVisible }
          #expect(wheel.isSpinning)
          model.isLoading = false
          await screen.update()
          #expect(!wheel.isSpinning)
          #expect(!wheel.isVisible)
        }
        // Each time it began to turn out of sight.
        #expect(wasVisible == [false, true, false, true])
        turning.end()
      }
    }

    @Test("a slider snaps to its steps")
    func slider() async {
      await screen { screen, model in
        let scale = screen.find(Scale.self)
        #expect(screen.texts.contains("40 %"), "What the app has set is shown as it is.")
        scale?.value = 70
        #expect(model.brightness == 75)
        #expect(scale?.value == 75)
        await screen.update()
        #expect(screen.texts.contains("75 %"))
      }
    }

    @Test("a text of several lines goes both ways, with the message of its rule")
    func textArea() async {
      await screen { screen, model in
        let area = screen.find(TextView.self)
        area?.text = "One\nTwo"
        #expect(model.comments.value == "One\nTwo")
        model.comments.touch()
        await screen.update()
        #expect(screen.texts.contains("Please enter at most 5 characters."))
        model.comments.value = "One"
        await screen.update()
        #expect(area?.text == "One")
        #expect(!screen.texts.contains("Please enter at most 5 characters."))
      }
    }

    @Test("a box is ticked only if the app says so")
    func checkbox() async {
      await screen { screen, model in
        let box = screen.find(CheckButton.self)
        box?.isOn = true
        #expect(model.isGift)
        model.refusesGift = true
        box?.isOn = false
        #expect(box?.isOn == true)
        model.isGift = false
        await screen.update()
        #expect(box?.isOn == false)
      }
    }

    @Test("of segments, the chosen one stays pressed")
    func segments() async {
      await screen { screen, model in
        let (small, large) = (screen.button("small"), screen.button("large"))
        #expect(small?.isPressed == true && large?.isPressed == false)
        large?.click()
        #expect(model.size == "large")
        await screen.update()
        #expect(small?.isPressed == false && large?.isPressed == true)
        large?.click()
        #expect(large?.isPressed == true)
        #expect(model.size == "large")
      }
    }

    @Test("a bar shows the part")
    func progress() async {
      await screen { screen, model in
        #expect(screen.find(GTK.ProgressBar.self)?.fraction == 0.25)
        model.part = 2
        await screen.update()
        #expect(screen.find(GTK.ProgressBar.self)?.fraction == 1)
      }
    }

    @Test("a row that is a button is called what its texts say")
    func rowButton() async {
      await screen { screen, model in
        let row = screen.all(GTK.Button.self).last
        #expect(row?.hasName("Ghent") == true)
        model.message = "Flanders"
        await screen.update()
        #expect(row?.hasName("Ghent Flanders") == true)
        model.message = nil
        await screen.update()
        #expect(row?.hasName("Ghent") == true)
      }
    }

    @Test("the bar to undo something stands below what scrolls, while there is something")
    func undo() async {
      await screen { screen, model in
        let bars = screen.page?.bars ?? []
        #expect(bars.count == 2)
        #expect(bars.allSatisfy { !$0.isVisible })
        model.message = "Ghent was deleted."
        await screen.update()
        #expect(bars.first?.isVisible == true)
        #expect(bars.first?.texts.first == "Ghent was deleted.")
        let buttons = bars.first?.all(GTK.Button.self) ?? []
        buttons.first?.click()
        #expect(model.undone == 1)
        buttons.last?.click()
        await screen.update()
        #expect(model.message == nil)
        #expect(bars.first?.isVisible == false)
      }
    }

    @Test("a toast can be taken away")
    func toast() async {
      await screen { screen, model in
        model.toast.show("Saved", Life(scope: screen.navigation.makeScope()))
        await screen.update()
        #expect(screen.page?.bars.last?.texts.first == "Saved")
        screen.page?.bars.last?.all(GTK.Button.self).first?.click()
        await screen.update()
        #expect(screen.page?.bars.last?.isVisible == false)
      }
    }
  }
}
