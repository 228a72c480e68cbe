public import UsherPreviews
public import UsherTesting
public import UsherWeb

/// Checks that an app's previews and views belong together: each view has a preview, each preview has a view, and no two
/// previews have the same address. So a new view without a preview fails a test.
///
/// ```swift
/// try PreviewCheck(photosPreviews, views: photosViews).run()
/// ```
public struct PreviewCheck {
  private let previews: [Preview]
  private let views: [ViewRegistration]

  /// - Parameters:
  ///   - previews: the previews of the app.
  ///   - views: the views of the app.
  public init(_ previews: [Preview], views: [ViewRegistration]) {
    self.previews = previews
    self.views = views
  }

  /// Checks all.
  ///
  /// - Throws: ``TestFailure`` with everything that is missing, a line for each.
  public func run() throws(TestFailure) {
    let problems = missingPreviews + missingViews + sameAddresses
    if !problems.isEmpty { throw TestFailure(problems.joined(separator: "\n")) }
  }

  private var missingPreviews: [String] {
    let shown = Set(previews.map(\.viewModelType))
    return views.filter { !shown.contains($0.viewModelType) }.map {
      "There is a view for \($0.viewModelName), but no preview. To fix this, add one for each of its states."
    }
  }

  private var missingViews: [String] {
    let known = Set(views.map(\.viewModelType))
    return previews.filter { !known.contains($0.viewModelType) }.map {
      "There is no view for \($0.viewModelName), for “\($0.name)”. To fix this, list one in the app’s views."
    }
  }

  private var sameAddresses: [String] {
    Dictionary(grouping: previews, by: \.id).filter { $0.value.count > 1 }.keys.sorted().map {
      "Several previews are at “\($0)”. To fix this, give them other names."
    }
  }
}
