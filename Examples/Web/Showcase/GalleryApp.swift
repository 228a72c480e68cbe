import Foundation
import Gallery
import GalleryWeb
import UsherWeb

/// The Gallery app: the components of the web host, in all their states.
let gallery = WebApp(
  "gallery",
  title: "Gallery",
  summary: "Every control of the web host, live and in all its states, to choose from.",
  icon: galleryIcon,
  styles: GalleryStyle.css,
  files: SketchFiles.all
) { flow, _ in
  GalleryCoordinator(now: secondsSince1970, flow: flow)
} views: {
  galleryViews
} resource: { request, path in
  await GalleryPictures(now: secondsSince1970) { try await Task.sleep(for: .seconds(8)) }
    .respond(to: request, path)
}

private func secondsSince1970() -> Int { Int(Date.now.timeIntervalSince1970) }
