#if Hummingbird
import UsherWeb

extension HostOption {
  /// The options of `StoreSettings`.
  static var store: [HostOption] {
    [
      .seconds(
        "store.lifetime",
        \.store.lifetime,
        "A page that wasn't stored for so long is removed from the store."
      ),
      durability, sizeLimit,
    ]
  }

  private static var durability: HostOption {
    HostOption(
      name: "store.durability",
      kind: .text,
      defaultText: HostSettings().store.durability.rawValue,
      help: """
        What is stored survives the end of the process (normal), or also the loss of power (full); each transaction then \
        waits for the disk.
        """
    ) {
      guard case .text(let text) = $0,
        let durability = StoreSettings.Durability(rawValue: text)
      else { return false }
      $1.store.durability = durability
      return true
    }
  }

  private static var sizeLimit: HostOption {
    HostOption(
      name: "store.sizeLimit",
      kind: .number,
      defaultText: "as large as the disk",
      help:
        "The largest size of the store's file in bytes, at least 65536. At this limit the store is full."
    ) {
      guard case .number(let number) = $0, number >= 65_536 else { return false }
      $1.store.sizeLimit = number
      return true
    }
  }
}
#endif
