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

    /// Opens the panel of a button, and waits until its calendar is laid out.
    private func open(_ button: MenuButton?, _ screen: TestScreen<DiaryModel>) async {
      screen.window.present()
      button?.open()
      _ = await screen.window.picture()
    }

    private func click(
      _ day: Int,
      _ calendar: GTK.Calendar?,
      _ screen: TestScreen<DiaryModel>
    ) async {
      #expect(calendar?.click(day) == true, "The calendar isn't laid out.")
      await screen.update()
      // The calendar hears then what the view model has made of it.
      await screen.update()
    }

    private func march(_ day: Int) -> CalendarDay { CalendarDay(year: 2026, month: 3, day: day) }

    @Test("a chosen day begins where the app's time zone says; others than the allowed are ignored")
    func day() async {
      await screen { screen, model in
        let (button, calendar) = (screen.find(MenuButton.self), screen.find(GTK.Calendar.self))
        #expect(button?.title == "Go to Date")
        calendar?.day = march(4)
        await open(button, screen)
        await click(5, calendar, screen)
        #expect(model.day == Date(timeIntervalSince1970: 1_772_665_200))
        #expect(button?.title == "Go to Date: Mar 5, 2026")
        #expect(button?.isOpen == false, "It is chosen.")
        await open(button, screen)
        calendar?.click(.nextMonth)
        await click(20, calendar, screen)
        #expect(model.day == Date(timeIntervalSince1970: 1_772_665_200))
        #expect(calendar?.day == march(5))
        #expect(button?.isOpen == true, "Nothing is chosen.")
        button?.content.all(GTK.Button.self).last?.click()
        await screen.update()
        #expect(model.day == nil)
        #expect(button?.title == "Go to Date")
        await open(button, screen)
        await click(5, calendar, screen)
        #expect(model.day == Date(timeIntervalSince1970: 1_772_665_200), "The day that is shown.")
      }
    }

    @Test("a day of the view model's keeps its time until the person chooses another day")
    func noon() async {
      await screen { screen, model in
        let noon = Date(timeIntervalSince1970: 1_772_665_200 + 12 * 3600)
        model.day = noon
        await screen.update()
        #expect(model.day == noon)
        await open(screen.find(MenuButton.self), screen)
        await click(5, screen.find(GTK.Calendar.self), screen)
        #expect(model.day == noon)
        await open(screen.find(MenuButton.self), screen)
        await click(6, screen.find(GTK.Calendar.self), screen)
        #expect(model.day == Date(timeIntervalSince1970: 1_772_665_200 + 86_400))
      }
    }

    @Test("who looks at another month chooses nothing, and can choose the same day there")
    func months() async {
      await screen { screen, model in
        let calendar = screen.all(GTK.Calendar.self).last
        // 31 January 2026, 12:00 in Vienna.
        let january = Date(timeIntervalSince1970: 1_769_857_200)
        model.time = january
        await screen.update()
        await open(screen.all(MenuButton.self).last, screen)
        calendar?.click(.nextMonth)
        await screen.update()
        #expect(calendar?.day == CalendarDay(year: 2026, month: 2, day: 28))
        #expect(model.time == january)
        await click(28, calendar, screen)
        #expect(model.time == Date(timeIntervalSince1970: 1_769_857_200 + 28 * 86_400))
        calendar?.click(.nextMonth)
        await click(28, calendar, screen)
        #expect(model.time == Date(timeIntervalSince1970: 1_769_857_200 + 56 * 86_400))
        // The key is in the calendar now, in the last row but one.
        calendar?.click(.lastYear)
        calendar?.pressSpace()
        await screen.update()
        #expect(calendar?.day == CalendarDay(year: 2025, month: 3, day: 29))
        #expect(model.time == Date(timeIntervalSince1970: 1_769_857_200 - 308 * 86_400))
      }
    }

    @Test("a calendar that is opened again shows the value, not the month that was looked at")
    func reopened() async {
      await screen { screen, model in
        let (button, calendar) = (
          screen.all(MenuButton.self).last, screen.all(GTK.Calendar.self).last
        )
        await open(button, screen)
        calendar?.click(.nextMonth)
        #expect(calendar?.day == CalendarDay(year: 2026, month: 4, day: 27))
        button?.close()
        await open(button, screen)
        #expect(calendar?.day == march(27))
      }
    }

    @Test("another day keeps the time, another hour the day, and both the seconds")
    func time() async {
      await screen { screen, model in
        let calendar = screen.all(GTK.Calendar.self).last
        #expect(calendar?.day == march(27))
        await open(screen.all(MenuButton.self).last, screen)
        await click(28, calendar, screen)
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
