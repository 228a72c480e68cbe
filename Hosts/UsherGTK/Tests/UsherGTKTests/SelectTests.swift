import GTK
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class TripModel: ViewModel {
  struct Country: Identifiable, Equatable {
    let id: String
    var name: String { id.uppercased() }
  }

  let title = "Trip"
  var countries = ["dk", "is", "no"].map(Country.init)
  var country = "is" {
    // Nobody goes to Norway this year.
    didSet { if country == "no" { country = oldValue } }
  }
  let other = Field<String?>(nil, .required("Please choose a country."))
  let any = Field<String?>(nil)
  let name = Field("", .required("Please enter a name."))
}

private struct TripView: View {
  let viewModel: TripModel

  var body: some Content {
    Select("Country", viewModel.countries, viewModel.bind(\.country)) { $0.name }
    Select("Other", viewModel.countries, viewModel.other) { $0.name }
    Select("Any", viewModel.countries, viewModel.any, placeholder: "All of them") { $0.name }
  }
}

/// A form that has the keyboard as soon as its window comes.
private struct FirstFieldView: View {
  let viewModel: TripModel

  var body: some Content {
    Select("Other", viewModel.countries, viewModel.other) { $0.name }
    TextField("Name", viewModel.name)
  }
}

private struct NameFirstView: View {
  let viewModel: TripModel

  var body: some Content { TextField("Name", viewModel.name) }
}

extension GTKTests {
  @Suite("A choice from a list")
  struct SelectTests {
    @Test("a list that is open closes with its screen")
    func open() async {
      await TestScreen.use(Views(TripView.self), TripModel.init) { screen, _ in
        _ = await screen.window.picture()
        let list = screen.find(DropDown.self)
        list?.open()
        #expect(list?.isOpen == true)
        screen.navigation.close()
        #expect(list?.isOpen == false)
      }
    }

    private func screen(
      _ body: (TestScreen<TripModel>, TripModel, [DropDown]) async throws -> Void
    ) async rethrows {
      try await TestScreen.use(Views(TripView.self), TripModel.init) { screen, model in
        try await body(screen, model, screen.all(DropDown.self))
      }
    }

    @Test("the chosen option is shown, and another one goes to the view model")
    func choosing() async {
      await screen { screen, model, lists in
        #expect(lists[0].options == ["DK", "IS", "NO"])
        #expect(lists[0].chosen == 1)
        #expect(lists[0].button.hasName("Country"))
        lists[0].chosen = 0
        #expect(model.country == "dk")
        model.country = "is"
        await screen.update()
        #expect(lists[0].chosen == 1)
      }
    }

    @Test("an option that the view model refuses isn't shown as chosen")
    func refused() async {
      await screen { _, model, lists in
        lists[0].chosen = 2
        #expect(model.country == "is")
        #expect(lists[0].chosen == 1)
      }
    }

    @Test("other options keep the choice, and write nothing")
    func otherOptions() async {
      await screen { screen, model, lists in
        model.countries.insert(.init(id: "at"), at: 0)
        await screen.update()
        #expect(lists[0].options == ["AT", "DK", "IS", "NO"])
        #expect(lists[0].chosen == 2)
        #expect(model.country == "is")
        model.countries.removeAll { $0.id == "is" }
        await screen.update()
        #expect(lists[0].chosen == nil, "What is chosen isn't there.")
        #expect(model.country == "is")
      }
    }

    @Test("a choice of a form can be open, and a required one not again")
    func openChoice() async {
      await screen { screen, model, lists in
        #expect(lists[1].options.first == "Choose …")
        #expect(lists[1].chosen == 0)
        lists[1].chosen = 3
        #expect(model.other.value == "no")
        lists[1].chosen = 0
        #expect(model.other.value == "no")
        #expect(lists[1].chosen == 3)

        #expect(lists[2].options.first == "All of them")
        lists[2].chosen = 1
        #expect(model.any.value == "dk")
        lists[2].chosen = 0
        #expect(model.any.value == nil)
        model.any.value = "at"
        await screen.update()
        #expect(lists[2].chosen == 0, "It isn’t among the options.")
      }
    }

    @Test("the message of a rule is below the field")
    func message() async {
      await screen { screen, model, _ in
        model.other.touch()
        await screen.update()
        #expect(screen.texts.contains("Please choose a country."))
      }
    }

    @Test("a window that comes with a field doesn’t mark it as left")
    func first() async {
      await TestScreen.use(Views(NameFirstView.self), TripModel.init) { screen, _ in
        _ = await screen.window.picture()
        #expect(screen.find(Entry.self)?.hasFocus == true)
        #expect(!screen.texts.contains("Please enter a name."))
      }
      await TestScreen.use(Views(FirstFieldView.self), TripModel.init) { screen, _ in
        _ = await screen.window.picture()
        #expect(!screen.texts.contains("Please choose a country."))
      }
    }

    @Test("a choice is that of the options that are seen, also while others are on their way")
    func late() async {
      await screen { screen, model, lists in
        model.countries.insert(.init(id: "at"), at: 0)
        // The list has not heard of it yet.
        lists[0].chosen = 0
        #expect(model.country == "dk")
        await screen.update()
        #expect(lists[0].chosen == 1)
      }
    }
  }
}
