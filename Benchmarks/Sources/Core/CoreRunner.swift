/// The actor that windows live on here.
@globalActor
actor CoreRunner {
  static let shared = CoreRunner()
}
