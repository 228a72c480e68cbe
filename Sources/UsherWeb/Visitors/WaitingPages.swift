/// The waiting pages of several networks, and the one of them that ends next: the oldest of the network that has the
/// most. If the network of the oldest of all has as many as any other, it is that one. All is done in constant time on
/// average.
struct WaitingPages {
  private var line = WaitingLine()
  private var lines: [String: WaitingLine] = [:]
  private var networks: [String: String] = [:]
  /// The networks by the number of their pages; the first set has those with one page.
  private var byCount: [Set<String>] = []

  var count: Int { line.count }

  /// The token of the page that ends next; `nil` if none waits.
  var next: String? {
    guard let oldest = line.first, let most = byCount.last else { return nil }
    if let network = networks[oldest], most.contains(network) { return oldest }
    return most.first.flatMap { lines[$0]?.first }
  }

  /// Adds a page, whose token has never been here.
  mutating func append(_ token: String, from network: String) {
    line.append(token)
    networks[token] = network
    let count = lines[network]?.count ?? 0
    if count > 0 { byCount[count - 1].remove(network) }
    if count == byCount.count { byCount.append([]) }
    byCount[count].insert(network)
    lines[network, default: WaitingLine()].append(token)
  }

  mutating func remove(_ token: String, from network: String) {
    guard networks.removeValue(forKey: token) != nil else { return }
    line.remove(token)
    lines[network]?.remove(token)
    let count = lines[network]?.count ?? 0
    byCount[count].remove(network)
    if count > 0 { byCount[count - 1].insert(network) } else { lines[network] = nil }
    if byCount.last?.isEmpty == true { byCount.removeLast() }
  }
}
