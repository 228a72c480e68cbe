import GTK
public import Usher

/// A switch with its label.
///
/// ```swift
/// Toggle("Premium customer", viewModel.bind(\.isPremium))
/// ```
public struct Toggle: Content {
  private let label: String
  private let isOn: ValueBinding<Bool>

  /// Makes a switch.
  public init(_ label: String, _ isOn: ValueBinding<Bool>) {
    self.label = label
    self.isOn = isOn
  }

  public var parts: [Part] {
    [
      Part { [label, isOn] context in
        let box = Box(isVertical: false, spacing: 12)
        let name = Label(label)
        name.expand(horizontally: true, vertically: false)
        name.align(horizontally: .start)
        let control = Switch()
        control.align(vertically: .center)
        control.setLabel(name)
        box.append(name)
        box.append(control)
        context.bind({ isOn.value }) { control.isOn = $0 }
        context.observe(control, "notify::active") { [weak control, weak context] in
          guard let control, control.isOn != isOn.value else { return }
          let value = control.isOn
          context?.perform { isOn.value = value }
          if control.isOn != isOn.value { control.isOn = isOn.value }
        }
        return box
      }
    ]
  }
}

/// A turning wheel while something goes on; nothing otherwise.
///
/// ```swift
/// Spinner(viewModel.isLoading)
/// ```
public struct Spinner: Content {
  private let isSpinning: () -> Bool

  /// Makes a wheel that turns while a condition holds.
  public init(_ isSpinning: @autoclosure @escaping () -> Bool = true) { self.isSpinning = isSpinning }

  public var parts: [Part] {
    [
      Part { [isSpinning] context in
        let spinner = GTK.Spinner()
        spinner.setName("Loading")
        context.bind(isSpinning) {
          spinner.isSpinning = $0
          spinner.isVisible = $0
        }
        return spinner
      }
    ]
  }
}

/// A picture.
///
/// ```swift
/// Image(photo.title) { try await pictures.content(of: photo.id) }
/// ```
public struct Image: Content {
  private let description: () -> String
  private let key: () -> String
  private let load: (String) async throws -> [UInt8]
  private let height: Int

  /// Makes a picture that is loaded when it is shown.
  ///
  /// - Parameters:
  ///   - key: which picture: when it changes, the picture is loaded anew.
  ///   - description: what the picture shows, for screen readers; empty for one that says nothing.
  ///   - height: the height, in pixels.
  ///   - load: returns the content of the picture with this key: a PNG, a JPEG or an SVG.
  public init(
    _ key: @autoclosure @escaping () -> String,
    description: @autoclosure @escaping () -> String,
    height: Int,
    load: @escaping (String) async throws -> [UInt8]
  ) {
    (self.key, self.description, self.height, self.load) = (key, description, height, load)
  }

  public var parts: [Part] {
    [
      Part { [self] context in
        let picture = Picture()
        picture.request(height: height)
        context.bind(description) { picture.setName($0) }
        var loading = 0
        context.bind(key) { [weak context] key in
          loading += 1
          let number = loading
          picture.show([])
          context?.task { [load] in
            guard let content = try? await load(key), number == loading else { return }
            picture.show(content)
          }
        }
        return picture
      }
    ]
  }
}

/// A line between other contents.
public struct Divider: Content {
  /// Makes a line.
  public init() {}

  public var parts: [Part] { [Part { _ in Separator() }] }
}
