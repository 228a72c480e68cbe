/// The style sheet of the host, joined from its files.
enum ClientStyle {
  static let joined: [UInt8] =
    PackageResources.base_css + PackageResources.layers_css + PackageResources.controls_css
    + PackageResources.lists_css + PackageResources.animations_css + PackageResources.contrast_css
}
