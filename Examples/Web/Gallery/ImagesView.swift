import GalleryViewModels
import UsherWeb

struct ImagesView: View {
  let viewModel: ImagesViewModel

  var body: some HTML {
    GallerySection(
      "RemoteImage",
      "A picture that is fetched. Its room is kept until it comes, and says so when it doesn’t."
    ) { [viewModel] in
      div {
        Sample("Loaded") {
          Picture("-/\(viewModel.wide)", alt: "Hills under a low sun", width: 960, height: 640)
        }
        Sample("On its way for some seconds") {
          Picture("-/\(viewModel.slow)", alt: "Hills", width: 960, height: 640, isLazy: true)
        }
        Sample("Failed") {
          Picture("-/\(viewModel.missing)", alt: "Nothing", width: 960, height: 640)
        }
        Sample("Failed, with a retry that succeeds") {
          Picture("-/\(viewModel.late)", alt: "Hills", width: 960, height: 640, canRetry: true)
        }
        Sample("Tall") {
          Picture("-/\(viewModel.tall)", alt: "A tower by the sea", width: 480, height: 800)
        }
        Sample("Small") {
          div {
            div { RemoteImage("-/\(viewModel.wide)", alt: "Hills", width: 96, height: 64) }
              .class("small-picture")
            div { RemoteImage("-/\(viewModel.missing)", alt: "Nothing", width: 96, height: 64) }
              .class("small-picture")
          }
          .class("line")
        }
      }
      .class("samples")
    }
  }
}

/// An image that is as wide as its sample.
private struct Picture: Component {
  private let image: RemoteImage

  init(
    _ source: String,
    alt: String,
    width: Int,
    height: Int,
    isLazy: Bool = false,
    canRetry: Bool = false
  ) {
    image = RemoteImage(
      source,
      alt: alt,
      width: width,
      height: height,
      isLazy: isLazy,
      canRetry: canRetry
    )
  }

  var body: some HTML { div { image }.class("picture") }
}
