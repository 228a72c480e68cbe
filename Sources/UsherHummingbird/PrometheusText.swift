#if Hummingbird
/// Names, labels and numbers in the text format of Prometheus.
enum PrometheusText {
  /// Returns a name of which only allowed characters are left. The others become `_`.
  static func name(_ text: String) -> String { allowed(text, [":", "_"]) }

  /// Returns labels without braces, sorted by their names. `le` belongs to histograms.
  static func labels(_ dimensions: [(String, String)]) -> String {
    var values: [String: String] = [:]
    for (name, value) in dimensions {
      let name = allowed(name, ["_"])
      values[name == "le" ? "exported_le" : name] = value
    }
    return values.sorted { $0.key < $1.key }.map { "\($0)=\"\(escaped($1))\"" }
      .joined(separator: ",")
  }

  /// Returns a line with a value.
  static func line(_ name: String, _ labels: String, _ value: Double) -> String {
    let set = labels.isEmpty ? "" : "{\(labels)}"
    return "\(name)\(set) \(number(value))\n"
  }

  static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    // Up to here a double is exact, and nobody wants to read 1e+06.
    return value == value.rounded() && abs(value) < 9e15 ? "\(Int64(value))" : "\(value)"
  }

  private static func allowed(_ text: String, _ others: Set<Unicode.Scalar>) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": Character(scalar)
      default: others.contains(scalar) ? Character(scalar) : "_"
      }
    }
    let name = String(scalars)
    return name.first.map { $0.isNumber } ?? true ? "_\(name)" : name
  }

  private static func escaped(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
#endif
