import GalleryViewModels
import UsherWeb

struct TextView: View {
  let viewModel: TextViewModel

  var body: some HTML {
    GallerySection("Paragraphs", "What people read. Links, and what is stressed, are HTML’s own.") {
      p {
        """
        A screen says what it is about in its title, and what to do in its buttons; a paragraph is \
        for what neither of them can say. Some of it may be
        """
        " "
        strong { "strong" }
        ", some "
        em { "stressed" }
        ", some "
        small { "small" }
        ", some "
        code { "code" }
        ", and some of it is "
        a { "a link" }.href("https://www.swift.org")
        "."
      }
      p { "What matters less stands back: where it is from, and when it was." }.class("secondary")
    }
    GallerySection("header", "A heading over a list of its rows.") {
      UsherWeb.section {
        h2 { "Today" }.class("header")
        ul { li { div { "A row under its heading" }.class("row") } }.class("list")
        h2 { "A heading of so many words that it needs a second line on a phone" }.class("header")
        ul { li { div { "Another row" }.class("row") } }.class("list")
      }
    }
    GallerySection("badge", "A word on top of something, as on a picture.") {
      div {
        span { "NEW" }.class("badge")
        span { "Bought" }.class("badge")
        span { "12" }.class("badge")
      }
      .class("line")
    }
    GallerySection("error", "What went wrong, in words of the person, and what they can do.") {
      p { "Your letter couldn’t be sent. Please try again." }.class("error").role("alert")
      p {
        """
        The address https://an.address.that.is.longer.than.a.phone.is.wide.example.com/letters/1 \
        doesn’t answer. Please look at Settings, whether it is the right one.
        """
      }
      .class("error").role("alert")
    }
    GallerySection("notice", "A sentence in the place of what isn’t there.") {
      p { "There is nothing to read yet." }.class("secondary notice")
    }
    GallerySection("Long words", "They break where they have to, and push nothing aside.") {
      p { "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" }
      p {
        a { "https://www.example.com/an/address/of/many/parts/none/of/which/has/a/space/in/it" }
          .href("https://www.example.com/")
      }
      ul {
        li {
          div {
            span { "Donaudampfschifffahrtsgesellschaftskapitän" }
            span { "Siebentausendzweihundertfünfzig" }.class("value")
          }
          .class("row")
        }
      }
      .class("list")
    }
    GallerySection("Right to left", "What is written the other way is laid out the other way.") {
      [viewModel] in
      p { "مرحبا بكم في معرض عناصر الواجهة." }.attribute("dir", "rtl").attribute("lang", "ar")
      ul {
        li {
          button { "All controls from right to left" }.class("row leads")
            .attribute("type", "button").on(.click, viewModel.rightToLeftButtonTapped)
        }
      }
      .class("list")
    }
  }
}
