public import UsherWeb

/// The app's picture.
public let redGreenIcon = AppIcon(svg: PackageResources.icon_svg, png: PackageResources.icon_png)
