import UsherGTK

/// The picture at a path of the gallery, as SVG.
///
/// - Throws: `ResourceError` if there is none.
public func galleryPicture(_ path: String) throws -> [UInt8] {
  guard path == "hills" else { throw ResourceError(path: path) }
  return Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" width="960" height="640">
    <rect width="960" height="640" fill="#f3c9a1"/><circle cx="650" cy="250" r="90" fill="#fbe9cf"/>
    <path d="M0 380l220-150 190 140 160-90 390 210v150H0z" fill="#a98aa5"/>
    <path d="M0 560q300-130 560-20t400-30v130H0z" fill="#3f4a70"/></svg>
    """.utf8
  )
}
