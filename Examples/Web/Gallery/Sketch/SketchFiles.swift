public import UsherWeb

/// The scripts of the page “Sketch”.
public enum SketchFiles {
  static let sketch = AppFile("sketch.js", PackageResources.sketch_js)

  /// All files, for the app.
  public static let all = [sketch, AppFile("pad.js", PackageResources.pad_js)]
}
