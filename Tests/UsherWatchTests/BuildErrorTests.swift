import Foundation
import Testing

@testable import UsherWatch

@Suite("Errors of a build")
struct BuildErrorTests {
  private let folder = URL(fileURLWithPath: "/projects/app")

  @Test("each has its place in the package and its message, once")
  func errors() {
    let output = """
      [1/3] Compiling Views BooksView.swift
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      /projects/app/Sources/Views/BooksView.swift:19:36: error: expected ',' separator
      17 |       SearchField("Search", bind(\\.query))
         |                                    `- error: expected ',' separator
      /projects/app/Sources/Views/BooksView.swift:19:36: error: expected ',' separator
      /projects/app/Sources/Views/BooksView.swift:21:3: warning: variable 'x' was never used
      /elsewhere/usher/Sources/Usher/Flow.swift:3:1: error: cannot find 'x' in scope
      """
    #expect(
      BuildError.all(in: output, below: folder) == [
        BuildError(place: "Sources/Views/BooksView.swift:19:36", message: "expected ',' separator"),
        BuildError(
          place: "/elsewhere/usher/Sources/Usher/Flow.swift:3:1",
          message: "cannot find 'x' in scope"
        ),
      ]
    )
  }

  @Test("those of no file are told if there are no others")
  func packageManager() {
    let output = """
      warning: 'usher': found 1 file which is unhandled
      error: link command failed with exit code 1 (use -v to see invocation)
      """
    let message = "link command failed with exit code 1 (use -v to see invocation)"
    #expect(BuildError.all(in: output, below: folder) == [BuildError(place: nil, message: message)])
  }

  @Test("those of the linker and of C have their reasons")
  func linker() {
    let output = """
      ld.lld: error: undefined symbol: add
      /usr/bin/ld: main.o: in function `main': undefined reference to `add'
      <unknown>:0: error: no such module
      """
    #expect(
      BuildError.all(in: output, below: folder).map(\.message) == [
        "undefined symbol: add",
        "/usr/bin/ld: main.o: in function `main': undefined reference to `add'", "no such module",
      ]
    )
    let missing = "/projects/app/Sources/C/x.h:3:10: fatal error: 'foo.h' file not found"
    #expect(
      BuildError.all(in: missing, below: folder) == [
        BuildError(place: "Sources/C/x.h:3:10", message: "'foo.h' file not found")
      ]
    )
  }

  @Test("those of the manifest have a line")
  func manifest() {
    let output = "/projects/app/Package.swift:7:11: error: consecutive statements on a line"
    #expect(
      BuildError.all(in: output, below: folder) == [
        BuildError(place: "Package.swift:7:11", message: "consecutive statements on a line")
      ]
    )
  }

  @Test("there are 20 at most")
  func many() {
    let lines = (1...50).map { "/projects/app/A.swift:\($0):1: error: wrong" }
    #expect(BuildError.all(in: lines.joined(separator: "\n"), below: folder).count == 20)
  }
}
