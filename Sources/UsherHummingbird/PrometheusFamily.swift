#if Hummingbird
/// One metric of one label set.
protocol PrometheusSeries: AnyObject, Sendable {
  /// Appends the lines of its values.
  ///
  /// - Parameter labels: the labels without braces, for example `app="photos"`.
  func write(_ name: String, _ labels: String, to text: inout String)
}

/// All metrics that have the same name, by their labels.
struct PrometheusFamily: Sendable {
  let name: String
  let kind: HostMetric.Kind
  var series: [String: any PrometheusSeries] = [:]

  init(name: String, kind: HostMetric.Kind) {
    self.name = name
    self.kind = kind
  }

  func write(to text: inout String) {
    let help = HostMetric(rawValue: name)?.help ?? "A metric of the app."
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    for (labels, series) in series.sorted(by: { $0.key < $1.key }) {
      series.write(name, labels, to: &text)
    }
  }
}
#endif
