import Testing
import WebTesting

@testable import UsherWeb

@Suite("Charts")
struct ChartTests {
  @Test(
    "the axis has even steps that enclose all numbers, and zero",
    arguments: [
      ([0, 100], [0, 25, 50, 75, 100]), ([3, 97], [0, 25, 50, 75, 100]),
      ([1, 7], [0, 2, 4, 6, 8]),
      ([-4, 26], [-10, 0, 10, 20, 30]), ([], [0, 1]),
      ([0], [0, 1]), ([0.02], [0, 0.005, 0.01, 0.015, 0.02]),
      ([.nan, 8, .infinity], [0, 2, 4, 6, 8]), ([-30], [-30, -20, -10, 0]),
    ] as [([Double], [Double])]
  )
  func axis(_ values: [Double], _ ticks: [Double]) {
    let scale = ChartScale(values)
    #expect(scale.ticks.count == ticks.count)
    for (tick, expected) in zip(scale.ticks, ticks) { #expect(abs(tick - expected) < 1e-9) }
  }

  @Test("a line has a gap where there is no number")
  func gap() {
    let scale = ChartScale([0, 100])
    #expect(ChartPath.line([0, 50, .nan, 100, 25], of: 5, on: scale) == "M10 100L30 50M70 0L90 75")
    #expect(ChartPath.points([0, .nan], of: 2, on: scale) == "M25 100h0")
    #expect(ChartPath.line([7], of: 1, on: ChartScale([0, 7, 14])) == "M50 53.33")
  }

  @Test("bars begin at zero, and go down below it")
  func bars() {
    let path = ChartPath.bars([10, -10], of: 2, number: 0, of: 1, on: ChartScale([-10, 10]))
    #expect(path == "M7 50V0h33.84V50zM57 50V100h33.84V50z")
  }

  @Test("the parts of a ring are as large as their part of the whole; nothing and less has none")
  func ring() {
    let page = TestFragment {
      PieChart(
        "Parts",
        [ChartSlice("A", 1), ChartSlice("B", 0), ChartSlice("C", -3), ChartSlice("D", 3)]
      ) {
        "\($0)"
      }
    }
    let arcs = page.browser.root.all.filter { $0.name == "path" }
    #expect(arcs.compactMap { $0.attributes["data-series"] } == ["1", "4"])
    #expect(arcs[0].attributes["d"] == "M50 2A48 48 0 0 1 98 50L77 50A27 27 0 0 0 50 23z")
    #expect(!TestFragment { PieChart("None", []) { "\($0)" } }.html.contains("<path"))
  }

  @Test("what isn't a size counts as none, in the legend and the table, too")
  func noSize() {
    let page = TestFragment {
      PieChart("Parts", [ChartSlice("A", .nan), ChartSlice("B", .infinity), ChartSlice("C", 2)]) {
        "\(Int($0)) parts"
      }
    }
    #expect(page.html.contains("0 parts") && page.html.contains("2 parts"))
  }

  @Test("whole numbers have whole lines")
  func wholeLines() {
    #expect(ChartScale([0, 1]).ticks == [0, 1])
    #expect(ChartScale([0, 2, 3]).ticks == [0, 1, 2, 3])
    #expect(ChartScale([0, 10]).ticks.allSatisfy { $0 == $0.rounded() })
    #expect(ChartScale([0, 0.5]).ticks.contains { $0 != $0.rounded() })
  }

  @Test("a table has the same numbers for people who can't see the picture")
  func table() {
    let page = TestFragment {
      LineChart(
        "Visits",
        labels: ["Jan", "Feb"],
        [ChartSeries("New", [1, .nan]), ChartSeries("Old", [3])]
      ) { "\(Int($0)) visits" }
    }
    let cells = page.browser.root.all.filter { ["th", "td"].contains($0.name) }.map(\.text)
    #expect(cells == ["–", "New", "Old", "Jan", "1 visits", "3 visits", "Feb", "–", "–"])
    #expect(page.html.contains(#"role="figure""#))
  }

  @Test("of many labels only some are shown")
  func labels() {
    let page = TestFragment {
      BarChart("Days", labels: (1...31).map { "\($0)" }, [ChartSeries("A", [])]) { "\($0)" }
    }
    let labels = page.browser.root.all.first {
      $0.attributes["class"]?.contains("u-chart-labels") == true
    }
    let texts = labels?.all.filter { $0.name == "span" }.map(\.text) ?? []
    #expect(texts.count == 31)
    #expect(texts.filter { !$0.isEmpty } == ["1", "6", "11", "16", "21", "26", "31"])
  }
}
