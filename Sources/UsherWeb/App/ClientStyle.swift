/// The host's own style, which is written in parts, as one.
enum ClientStyle {
  static let joined: [UInt8] =
    PackageResources.base_css + PackageResources.layers_css + PackageResources.controls_css
    + PackageResources.lists_css + PackageResources.animations_css + PackageResources.contrast_css
}
