import Foundation
import Testing

/// What the compiler must refuse, and why it says it does.
@Suite("Refused by the compiler")
struct RefusalTests {
  @Test("a view model that exposes a model type")
  func exposedModel() async throws {
    let errors = try await Compiler.errors(
      """
      package import PhotosModel
      public final class Leaky {
        public var photo: Photo
        init(photo: Photo) { self.photo = photo }
      }
      """
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
      """
    )
    #expect(
      errors.contains("method cannot be declared public because its parameter uses a package type")
    )
  }

  @Test("a view that reads the model through its view model")
  func readModel() async throws {
    let errors = try await Compiler.errors(
      """
      import PhotosViewModels
      func peek(_ viewModel: PhotosViewModel) { print(viewModel.models) }
      """
    )
    #expect(errors.contains("'models' is inaccessible due to 'private' protection level"))
  }

  @Test("a view that exchanges what its view model works with")
  func exchangedState() async throws {
    let errors = try await Compiler.errors(
      """
      import PhotosViewModels
      func change(_ viewModel: PhotosViewModel) { viewModel.isSignedIn = true }
      """
    )
    #expect(errors.contains("cannot assign to property: 'isSignedIn' setter is inaccessible"))
  }

  @Test("the same sources without the fault are accepted")
  func accepted() async throws {
    let errors = try await Compiler.errors(
      """
      package import PhotosModel
      import PhotosViewModels
      public final class Tight {
        private var photo: Photo
        package init(photo: Photo) { self.photo = photo }
        public var title: String { photo.title }
      }
      func show(_ viewModel: PhotosViewModel) { print(viewModel.title) }
      """
    )
    #expect(errors == "")
  }
}
