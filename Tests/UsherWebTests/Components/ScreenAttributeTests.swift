import Testing
import Usher

@testable import UsherWeb

@Suite("Fields with the same label on two screens of a page")
struct ScreenAttributeTests {
  private struct Size: Identifiable, Equatable {
    let id: String
  }

  private func html(_ number: Int) -> String {
    let fragment = Fragment(number, wake: {}) { renderer in
      let field = Field<String?>(nil, .required("Please choose."))
      field.touch()
      let group = RadioGroup("Size", [Size(id: "S"), Size(id: "L")], field) { $0.id }
      group.body.render(into: &renderer)
    }
    var renderer = Renderer(.page)
    fragment.render(into: &renderer)
    return String(decoding: renderer.out, as: UTF8.self)
  }

  @Test("a sheet's radio buttons and messages aren't those of the screen below")
  func groups() {
    let (below, sheet) = (html(1), html(2))
    #expect(below.contains(#"name="Size~1""#))
    #expect(sheet.contains(#"name="Size~2""#))
    #expect(sheet.split(separator: #"name="Size~2""#).count == 3)
    #expect(sheet.contains(#"id="about-size~2""#))
    #expect(sheet.contains(#"aria-describedby="about-size~2""#))
    #expect(!sheet.contains("~1"))
  }
}
