import PhotosModel
import UsherPreviews

/// A gateway that never answers.
struct SilentGateway: PaymentGateway {
  func charge(_ price: Money, key: String) async throws(PhotosError) {
    do { try await Silence.untilCancelled() } catch { throw .paymentUnreachable }
  }
}
