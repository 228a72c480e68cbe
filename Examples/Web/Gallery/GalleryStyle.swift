/// The layout of the app's pages. Colours and shapes are the host's.
public enum GalleryStyle {
  public static let css = """
    :root { --content-width: 60rem }
    .part { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem }
    .part + .part { margin-top: 3rem }
    .part > h2:not(.header) { font-size: min(1.3rem, 7vw); line-height: 1.25; letter-spacing: -.01em; overflow-wrap: anywhere }
    .use { max-width: 42rem; margin-top: -.7rem }
    .intro { max-width: 42rem; margin-bottom: 1.5rem }
    .samples {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 1.5rem; align-items: start;
    }
    .sample { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; min-width: 0 }
    .sample > h3 { color: var(--secondary); font-size: .85rem; font-weight: 600 }
    .sample > .button:not(.wide) { justify-self: start }
    .sample > :is(.search, .segmented), .sample > div > .search { margin-bottom: 0 }
    :is(.sample, .part) > :is(.empty, .notice) { margin-block: .5rem }
    .part > [role=status]:not(:has(p)) { margin-top: -1rem }
    .found { margin-bottom: .6rem }
    .checking { margin-top: .35rem }
    .detour { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem 1rem; max-width: 42rem }
    .detour > :first-child { flex: 1 1 16rem; min-width: 0 }
    .line { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem }
    .symbols { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(7rem, 100%), 1fr)); gap: .75rem }
    .symbols > li {
      display: grid; justify-items: center; gap: .6rem; min-width: 0; padding: 1.1rem .5rem .9rem; border-radius: var(--radius);
      background: var(--surface); font-size: .85rem; text-align: center; overflow-wrap: anywhere;
    }
    .go-to { margin-block-end: 0 }
    .picture { max-width: 20rem }
    .picture .remote-image { border-radius: var(--radius) }
    .small-picture { width: 5rem }
    .no-pad { display: grid; align-items: center; min-height: 16rem; margin-bottom: .75rem }
    .pad {
      display: block; box-sizing: border-box; width: 100%; height: 16rem; border-radius: var(--radius);
      background: var(--surface); color: var(--accent); cursor: crosshair; touch-action: none; margin-bottom: .75rem;
    }
    """
}
