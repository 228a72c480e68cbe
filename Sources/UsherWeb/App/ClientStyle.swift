/// The style sheet of the host, as `scripts/client` makes it of the parts in `Client`.
enum ClientStyle {
  static let joined = PackageResources.usher_css
}
