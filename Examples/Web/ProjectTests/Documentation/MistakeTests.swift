import Foundation
import Testing

/// What newcomers do wrong: the compiler says what `Documentation/Mistakes.md` tells, and the remedy there helps.
@Suite("Mistakes")
struct MistakeTests {
  /// A text as it is however its lines are broken.
  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test("the compiler says what is told", arguments: try Mistake.all)
  func said(_ mistake: Mistake) async throws {
    let errors = try await Compiler.errors(of: mistake.source, mistake.settings)
    if mistake.isCompiled { #expect(errors == "") }
    for text in mistake.says {
      #expect(squeezed(errors).contains(squeezed(text)), "\(errors)")
    }
  }

  @Test("the remedy compiles", arguments: try Mistake.all.filter { !$0.isCompiled })
  func remedied(_ mistake: Mistake) async throws {
    // Settings are the mistake themselves.
    if try mistake.settings == .readme { #expect(mistake.remedied != mistake.source) }
    let errors = try await Compiler.errors(of: mistake.remedied, .readme)
    #expect(errors == "")
  }

  @Test("the document has all of them, and no others")
  func documented() throws {
    let document = try String(
      contentsOf: Repository.root.appendingPathComponent("Documentation/Mistakes.md"),
      encoding: .utf8
    )
    var rest = squeezed(document)
    for mistake in try Mistake.all {
      let article = squeezed(mistake.article)
      #expect(rest.contains(article), "\(mistake.article)")
      rest = rest.replacing(article, with: "")
    }
    #expect(!rest.contains("###") && !rest.contains("```"), "\(rest)")
  }
}
