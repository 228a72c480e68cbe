import Testing

@testable import UsherWeb

@Suite("Texts in the fields of a page")
struct TypedTextsTests {
  private func field(_ number: Int, in fragment: Int = 1) -> TypedTexts.Field {
    TypedTexts.Field(fragment: fragment, path: [number])
  }

  @Test("all fields together have a limit, and a shorter text makes room")
  func sum() {
    var texts = TypedTexts(limit: 100)
    var admitted = [60, 40].enumerated().map { texts.admit($1, in: field($0)) { _ in true } }
    #expect(admitted == [true, true])
    admitted = [61, 1].enumerated().map { texts.admit($1, in: field($0 * 2)) { _ in true } }
    #expect(admitted == [false, false])
    // What was refused isn't counted.
    admitted = [59, 1, 0, 100].enumerated().map {
      texts.admit($1, in: field([0, 2, 1, 3][$0])) { _ in true }
    }
    #expect(admitted == [true, true, true, false])
    let isAdmitted = texts.admit(40, in: field(4)) { _ in true }
    #expect(isAdmitted)
  }

  @Test("a field that is gone counts no more")
  func gone() {
    var texts = TypedTexts(limit: 100)
    let admitted = [90, 100, 1].enumerated().map { number, size in
      texts.admit(size, in: field(number, in: number)) { $0.fragment == number }
    }
    #expect(admitted == [true, true, true])
  }

  @Test("one text can't be longer than the limit")
  func one() {
    var texts = TypedTexts(limit: 100)
    let admitted = [101, 100].map { texts.admit($0, in: field(0)) { _ in true } }
    #expect(admitted == [false, true])
  }
}
