public import PhotosModel

extension PhotoShop {
  /// Makes the model of several processes.
  ///
  /// - Parameter pause: awaited before signing in and buying.
  public convenience init(
    store: PostgresPhotoStore,
    pictures: PictureFiles,
    pause: @escaping @Sendable () async throws -> Void = {}
  ) {
    self.init(store: store as any PhotoStore, pictures: pictures as any PictureStore, pause: pause)
  }
}
