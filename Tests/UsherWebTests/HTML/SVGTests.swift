import Observation
import Testing
import Usher

@testable import UsherWeb

@Observable private final class Chart {
  var points = [Point(id: 1, label: "Mon"), Point(id: 2, label: "Tue")]
  var hasToday = false
  var isShown = true
  @ObservationIgnored var tapped: [Int] = []
}

private struct Point: Identifiable, Equatable {
  let id: Int
  var label: String
  var isHigh = false
}

private struct ChartPoint: ElementComponent {
  let point: Point
  let select: () -> Void

  var body: some ElementHTML {
    g {
      circle().attribute("cx", "\(point.id * 10)").attribute("r", "3")
      UsherWeb.text { point.label }.attribute("x", "\(point.id * 10)")
      if point.isHigh { line().class("high") } else { EmptyHTML() }
    }
    .on(.click, select)
  }
}

@Suite("Pictures")
struct SVGTests {
  private func picture(_ chart: Chart) -> TestFragment<some HTML> {
    TestFragment {
      if chart.isShown {
        svg {
          path().attribute("d", "M0 \(chart.points.count)").class("max")
          ForEach(chart.points) { point in
            ChartPoint(point: point) { chart.tapped.append(point.id) }
          }
          if chart.hasToday { line().attribute("x1", "1") }
        }
        .viewBox(0, 0, 320, 120.5).role("img").label("Week")
      }
      p { "After" }
      if chart.hasToday { a { "Today" }.attribute("href", "today") }
    }
  }

  @Test("a picture is plain markup, and names keep their upper case")
  func goldenPage() {
    var renderer = Renderer(.page)
    svg {
      defs {
        linearGradient { stop().attribute("offset", "0") }
          .id("fill").attribute("gradientUnits", "userSpaceOnUse")
      }
      path().attribute("d", "M0 0")
      rect().attribute("x", String("1"))
      polyline()
      polygon()
    }
    .viewBox(0, -1, 320, 120.5).render(into: &renderer)
    #expect(
      String(decoding: renderer.out, as: UTF8.self) == """
        <svg viewBox="0 -1 320 120.5" u="viewBox"><defs><linearGradient id="fill" \
        gradientUnits="userSpaceOnUse"><stop offset="0"></stop></linearGradient></defs>\
        <path d="M0 0"></path><rect x="1" u="x"></rect><polyline></polyline>\
        <polygon></polygon></svg>
        """
    )
  }

  @Test("a picture that comes later is the same as in a first page")
  func inserted() {
    let chart = Chart()
    chart.hasToday = true
    chart.points[0].isHigh = true
    let page = picture(chart)
    #expect(page.inserted == page.fresh)
    #expect(page.fresh.contains("<svg:line x1=\"1\"></svg:line></svg><p>After</p>"))
  }

  @Test("what comes, goes and moves in a picture is part of it, and what is after it isn't")
  func changes() {
    let chart = Chart()
    let page = picture(chart)
    let steps: [(Chart) -> Void] = [
      { $0.hasToday = true },
      { $0.points.append(Point(id: 3, label: "Wed", isHigh: true)) },
      { $0.points[0].isHigh = true },
      { $0.points.reverse() },
      { $0.points[1].label = "Noon" },
      { $0.isShown = false },
      { $0.points.remove(at: 0) },
      { $0.isShown = true },
      { $0.hasToday = false },
    ]
    for step in steps {
      step(chart)
      #expect(page.html == page.fresh)
    }
  }

  @Test("what is tapped in a picture is found")
  func events() throws {
    let chart = Chart()
    let page = picture(chart)
    chart.points.append(Point(id: 3, label: "Wed"))
    page.update()
    #expect(page.act("click", "text", "Wed"))
    #expect(page.act("click", "text", "Tue"))
    #expect(chart.tapped == [3, 2])
  }

  @Test("the same markup in a picture and outside of it is made twice", arguments: [true, false])
  func sameMarkup(isPictureFirst: Bool) {
    let chart = Chart()
    let page = TestFragment {
      if isPictureFirst, chart.hasToday { svg { if chart.hasToday { a { "Today" } } } }
      svg { if chart.hasToday { a { "Today" } } }
      if chart.hasToday { a { "Today" } }
    }
    chart.hasToday = true
    #expect(page.html.hasSuffix("<svg><svg:a>Today</svg:a></svg><a>Today</a>"))
    #expect(page.html == page.fresh)
  }

  @Test("a picture in a picture doesn't end that")
  func nested() {
    let chart = Chart()
    let page = TestFragment {
      svg {
        svg { if chart.hasToday { circle() } }
        if chart.hasToday { rect() }
      }
      if chart.hasToday { a { "Today" } }
    }
    chart.hasToday = true
    #expect(page.html == page.fresh)
  }

  @Test("a picture in a new row of a list, with rows of its own")
  func rows() {
    let chart = Chart()
    let page = TestFragment {
      ul {
        ForEach(chart.points) { point in
          li {
            if point.isHigh { svg { if point.isHigh { circle() } } } else { a { "low" } }
            svg { ForEach([point]) { point in ChartPoint(point: point) {} } }
            span { point.label }
          }
        }
      }
    }
    chart.points.append(Point(id: 3, label: "Wed", isHigh: true))
    #expect(page.html == page.fresh)
    chart.points[0].isHigh = true
    chart.points.swapAt(1, 2)
    #expect(page.html == page.fresh)
    chart.points[2].label = "Thu"
    #expect(page.html == page.fresh)
  }

  @Test("an address in a picture is checked, however its name is written")
  func addresses() {
    let page = TestFragment {
      svg {
        a {}.attribute("href", String("javascript:x()"))
        a {}.attribute("xlink:href", String("javascript:x()"))
        a {}.attribute("HREF", String("javascript:x()"))
        path().attribute("Style", "fill: red").attribute("ONCLICK", "x()")
      }
    }
    for html in [page.fresh, page.inserted] {
      #expect(!html.contains("javascript") && !html.contains("red") && !html.contains("x()"))
      #expect(html.matches(of: /about:blank#refused/).count == 3)
    }
  }
}
