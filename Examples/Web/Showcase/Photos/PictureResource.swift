import Crypto
import Foundation
import PhotosModel
import UsherWeb

/// The pictures below `/photos/-/`: reduced ones for everybody, full ones for visitors who have bought them.
struct PictureResource {
  let shop: PhotoShop

  func respond(to request: WebRequest, _ path: String) async -> WebResponse? {
    let parts = path.split(separator: "/")
    guard parts.count == 2, let id = String(parts[1]).removingPercentEncoding else { return nil }
    do {
      switch parts[0] {
      case "thumbnail":
        return answer(try await shop.preview(id, .thumbnail), request, isPublic: true)
      case "preview":
        return answer(try await shop.preview(id, .preview), request, isPublic: true)
      case "full":
        return answer(try await shop.picture(id, visitor: request.visitor.id), request)
      case "download":
        let picture = try await shop.picture(id, visitor: request.visitor.id)
        return answer(picture, request, download: try await shop.fileName(id))
      default:
        return nil
      }
    } catch PhotosError.notBought {
      return .text(403, "This picture is for who has bought it.")
    } catch PhotosError.unknownPhoto {
      return nil
    } catch {
      return .text(500, "This picture can’t be read.")
    }
  }

  private func answer(
    _ picture: Picture,
    _ request: WebRequest,
    isPublic: Bool = false,
    download: String? = nil
  ) -> WebResponse {
    let digest = SHA256.hash(data: picture.data).prefix(12)
    return .bytes(
      Array(picture.data),
      picture.contentType,
      etag: digest.map { String($0, radix: 16) }.joined(),
      cacheControl: isPublic ? "public, max-age=3600" : "private, no-cache",
      download: download,
      for: request
    )
  }
}
