import Foundation
import Testing

/// What the compiler must refuse, and why it says it does.
@Suite("Refused by the compiler")
struct RefusalTests {
  private static let closed = "inaccessible due to 'package' protection level"

  @Test(
    "a view that asks its view model for a model object",
    arguments: [Compiler.Side.view, .closed]
  )
  func modelThroughViewModel(_ side: Compiler.Side) async throws {
    let errors = try await Compiler.errors(
      """
      import CloudyViewModels
      func peek(_ viewModel: AddLocationViewModel) { print(viewModel.location(at: 0) as Any) }
      """,
      side: side
    )
    #expect(errors.contains("'location' is \(Self.closed)"))
  }

  @Test("a view that makes its own view model")
  func madeByView() async throws {
    let errors = try await Compiler.errors(
      """
      import PhotosViewModels
      func make() { _ = TermsViewModel(text: "", screen: .init(on: { _ in })) }
      """,
      side: .view
    )
    #expect(errors.contains("'TermsViewModel' initializer is \(Self.closed)"))
  }

  @Test("a view that names a model type, even where it imports the model")
  func modelInView() async throws {
    let errors = try await Compiler.errors(
      """
      import PhotosModel
      func price(_ photo: Photo) -> Decimal { photo.price }
      """,
      side: .view
    )
    #expect(errors.contains("cannot find type 'Photo' in scope"))
  }

  @Test("a view that asks the model what its view model asks", arguments: ["photos", "signIn"])
  func modelOfView(_ member: String) async throws {
    let errors = try await Compiler.errors(
      """
      import PhotosModel
      func ask(_ shop: PhotoShop) async { _ = try? await shop.\(member)() }
      """,
      side: .view
    )
    #expect(errors.contains("'\(member)' is \(Self.closed)"))
  }

  @Test("a view that navigates")
  func navigatingView() async throws {
    let errors = try await Compiler.errors(
      """
      import Photos
      func go(_ coordinator: AppCoordinator) { coordinator.photos.start() }
      """,
      side: .view
    )
    #expect(errors.contains("'photos' is \(Self.closed)"))
  }

  @Test("a view that reads what its view model works with")
  func privateState() async throws {
    let errors = try await Compiler.errors(
      """
      import PhotosViewModels
      func peek(_ viewModel: PhotosViewModel) { print(viewModel.models) }
      """,
      side: .view
    )
    #expect(errors.contains("'models' is inaccessible due to 'private' protection level"))
  }

  @Test("a view that exchanges what its view model works with")
  func exchangedState() async throws {
    let errors = try await Compiler.errors(
      """
      import PhotosViewModels
      func change(_ viewModel: PhotosViewModel) { viewModel.isSignedIn = true }
      """,
      side: .view
    )
    #expect(errors.contains("cannot assign to property: 'isSignedIn' setter is inaccessible"))
  }

  @Test("a view model that exposes a model type")
  func exposedModel() async throws {
    let errors = try await Compiler.errors(
      """
      package import PhotosModel
      public final class Leaky {
        public var photo: Photo
        init(photo: Photo) { self.photo = photo }
      }
      """,
      side: .app
    )
    #expect(
      errors.contains("property cannot be declared public because its type uses a package type")
    )
  }

  @Test("a view model whose input takes a model type")
  func modelAsInput() async throws {
    let errors = try await Compiler.errors(
      """
      package import PhotosModel
      public final class Leaky {
        public func select(_ photo: Photo) {}
      }
      """,
      side: .app
    )
    #expect(
      errors.contains("method cannot be declared public because its parameter uses a package type")
    )
  }

  @Test("the same sources without the fault are accepted")
  func accepted() async throws {
    let viewModel = try await Compiler.errors(
      """
      package import PhotosModel
      import PhotosViewModels
      public final class Tight {
        private var photo: Photo
        package init(photo: Photo) { self.photo = photo }
        public var title: String { photo.title }
      }
      """,
      side: .app
    )
    #expect(viewModel == "")
    let view = try await Compiler.errors(
      """
      import CloudyViewModels
      import PhotosViewModels
      func show(_ viewModel: PhotosViewModel) { print(viewModel.title) }
      func show(_ viewModel: AddLocationViewModel) { print(viewModel.title) }
      """,
      side: .view
    )
    #expect(view == "")
  }
}
