/// What the app's pages look like, beyond the host's own style.
public enum PhotosStyle {
  public static let css = """
    :root { --accent: light-dark(#b4460f, #ff9a5c); --on-accent: light-dark(#fff, #2a1000) }
    .photos { display: grid; gap: .75rem }
    .photos > li {
      display: flex; align-items: center; gap: .75rem; padding-right: 1rem;
      border-radius: var(--radius); background: var(--surface); overflow: hidden;
    }
    .photo {
      flex: 1; min-width: 0; display: flex; align-items: center; gap: 1rem; padding: 0; border: 0;
      background: none; text-align: left;
    }
    .photo img { width: 7.5rem; height: 5.6rem; object-fit: cover; background: var(--fill) }
    .photo strong {
      display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
      font-weight: 700; line-height: 1.25;
    }
    .photo small { color: var(--secondary); font-size: .9rem }
    .photo:focus-visible { outline-offset: -3px; border-radius: var(--radius) }
    @media (min-width: 48rem) {
      .photos { grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1.25rem }
      .photos > li { position: relative; display: block; padding: 0 }
      .photo { display: block; width: 100% }
      .photo img { width: 100%; height: auto; aspect-ratio: 3 / 2; transition: scale .25s }
      .photo:hover img { scale: 1.03 }
      .photo span { display: block; padding: .7rem 5.5rem .8rem 1rem }
      .photo strong { display: block; white-space: nowrap; text-overflow: ellipsis }
      .photos .button { position: absolute; right: .8rem; bottom: .75rem }
    }
    .picture { position: relative; margin-bottom: 1.1rem }
    .picture img {
      width: 100%; height: auto; max-height: 70vh; object-fit: cover; border-radius: var(--radius);
      background: var(--fill);
    }
    .picture .badge { position: absolute; top: 1rem; right: 1rem }
    .centered { text-align: center; justify-items: center }
    .order { width: min(15rem, 70%); height: auto; border-radius: var(--radius); background: var(--fill) }
    .price { font-size: 1.5rem; font-weight: 650; font-variant-numeric: tabular-nums }
    .note { margin-bottom: 1rem; padding: .7rem 1rem; border-radius: var(--radius); background: var(--fill) }
    .sign-out { margin-top: 1.5rem }
    .purchases { --list-inset: 6rem }
    .purchases .row { color: inherit; text-decoration: none }
    .purchases img { width: 4rem; height: 2.7rem; object-fit: cover; border-radius: .5rem }
    .purchases small { display: block; color: var(--secondary) }
    """
}
