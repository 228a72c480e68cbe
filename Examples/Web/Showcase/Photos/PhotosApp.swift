import Photos
import PhotosModel
import PhotosWeb
import UsherWeb

/// Makes the Photos app over a shop.
func photosApp(_ shop: PhotoShop) -> WebApp {
  WebApp(
    "photos",
    title: "Photos",
    summary: "Look at photos, sign in, and buy them: one purchase flow, in two ways.",
    icon: photosIcon,
    styles: PhotosStyle.css
  ) { flow, visit in
    AppCoordinator(shop: shop, visit: visit, flow: flow)
  } views: {
    photosViews
  } resource: { request, path in
    await PictureResource(shop: shop).respond(to: request, path)
  }
}
