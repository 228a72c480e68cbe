import Foundation
import GTK
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class DiaryModel: ViewModel {
  let title = "Diary"
  var day: Date?
  /// 27 March 2026, 22:30:15 in Vienna.
  var time = Date(timeIntervalSince1970: 1_774_647_015)
  let timeZone = TimeZone(identifier: "Europe/Vienna") ?? .gmt
}

private struct DiaryView: View {
  let viewModel: DiaryModel

  var body: some Content {
    DayField(
      "Go to Date",
      viewModel.bind(\.day),
      in: viewModel.timeZone,
      range: Date(timeIntervalSince1970: 1_772_319_600)...Date(timeIntervalSince1970: 1_774_994_400)
    )
    DateField("Played at", viewModel.bind(\.time), in: viewModel.timeZone)
  }
}

extension GTKTests {
  @Suite("Days and times")
  struct DateTests {
    private func screen(_ body: (TestScreen<DiaryModel>, DiaryModel) async -> Void) async {
      await TestScreen.use(Views(DiaryView.self), { DiaryModel() }, body)
    }

    private func choose(_ year: Int, _ month: Int, _ day: Int, _ calendar: GTK.Calendar?) {
      calendar?.day = CalendarDay(year: year, month: month, day: day)
      calendar?.emit("day-selected")
    }

    @Test("a chosen day begins where the app's time zone says; others than the allowed are ignored")
    func day() async {
      await screen { screen, model in
        let (button, calendar) = (screen.find(MenuButton.self), screen.find(GTK.Calendar.self))
        #expect(button?.title == "Go to Date")
        choose(2026, 3, 5, calendar)
        #expect(model.day == Date(timeIntervalSince1970: 1_772_665_200))
        await screen.update()
        #expect(button?.title == "Mar 5, 2026")
        choose(2026, 4, 20, calendar)
        #expect(model.day == Date(timeIntervalSince1970: 1_772_665_200))
        #expect(calendar?.day == CalendarDay(year: 2026, month: 3, day: 5))
        let (choice, clear) = (
          button?.content.all(GTK.Button.self).first, button?.content.all(GTK.Button.self).last
        )
        #expect(choice?.isVisible == false)
        clear?.click()
        await screen.update()
        #expect(model.day == nil)
        #expect(button?.title == "Go to Date")
        // The calendar still shows the day, and doesn't tell when it is clicked once more.
        #expect(choice?.isVisible == true && choice?.title == "Mar 5, 2026")
        choice?.click()
        #expect(model.day == Date(timeIntervalSince1970: 1_772_665_200))
      }
    }

    @Test("another day keeps the time, another hour the day, and both the seconds")
    func time() async {
      await screen { screen, model in
        let calendar = screen.all(GTK.Calendar.self).last
        #expect(calendar?.day == CalendarDay(year: 2026, month: 3, day: 27))
        choose(2026, 3, 28, calendar)
        #expect(model.time == Date(timeIntervalSince1970: 1_774_647_015 + 86_400))
        let numbers = screen.all(SpinButton.self)
        #expect(numbers.map(\.text) == ["22", "30"])
        numbers.first?.value = 4
        #expect(model.time == Date(timeIntervalSince1970: 1_774_647_015 + 86_400 - 18 * 3600))
        numbers.last?.value = 5
        await screen.update()
        #expect(numbers.map(\.text) == ["04", "05"])
        #expect(Int(model.time.timeIntervalSince1970) % 60 == 15)
      }
    }
  }
}
