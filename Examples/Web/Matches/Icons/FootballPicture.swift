import UsherWeb

/// A drawing of a football. The style sheet gives its colours.
struct FootballPicture: Component {
  var body: some HTML {
    Raw(
      """
      <svg class="football" viewBox="0 0 48 48" width="96" height="96" aria-hidden="true">\
      <circle class="leather" cx="24" cy="24" r="21"/>\
      <path class="patch" d="M24 15.4l8.2 5.9-3.1 9.6H18.9l-3.1-9.6z"/>\
      <path class="patch" d="M17.2 4.2 24 8.4l6.8-4.2a21 21 0 0 0-13.6 0zM43.7 16.7l-6.1 4.9 2 7.7 \
      4.9-.9a21 21 0 0 0-.8-11.7zM4.3 16.7l6.1 4.9-2 7.7-4.9-.9a21 21 0 0 1 .8-11.7zM35.8 \
      41.4l-2.5-7.4-7.9 2.6.4 8.3a21 21 0 0 0 10-3.5zM12.2 41.4l2.5-7.4 7.9 2.6-.4 8.3a21 21 0 0 \
      1-10-3.5z"/>\
      <path class="seam" d="M24 15.4v-7M32.2 21.3l5.4.3M29.1 30.9l4.2 3.1M18.9 30.9l-4.2 \
      3.1M15.8 21.3l-5.4.3"/></svg>
      """
    )
  }
}
