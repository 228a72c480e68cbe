public import Usher

// One function for each element of HTML that apps use, all alike.

/// A `<div>` element.
@inlinable public func div<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("div", NoAttributes(), content())
}

/// A paragraph.
@inlinable public func p<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("p", NoAttributes(), content())
}

/// A `<span>` element.
@inlinable public func span<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("span", NoAttributes(), content())
}

/// A `<strong>` element.
@inlinable public func strong<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("strong", NoAttributes(), content())
}

/// A `<em>` element.
@inlinable public func em<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("em", NoAttributes(), content())
}

/// A `<small>` element.
@inlinable public func small<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("small", NoAttributes(), content())
}

/// A `<h1>` element.
@inlinable public func h1<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("h1", NoAttributes(), content())
}

/// A `<h2>` element.
@inlinable public func h2<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("h2", NoAttributes(), content())
}

/// A `<h3>` element.
@inlinable public func h3<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("h3", NoAttributes(), content())
}

/// A `<header>` element.
@inlinable public func header<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("header", NoAttributes(), content())
}

/// A `<footer>` element.
@inlinable public func footer<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("footer", NoAttributes(), content())
}

/// A `<main>` element.
@inlinable public func main<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("main", NoAttributes(), content())
}

/// A `<nav>` element.
@inlinable public func nav<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("nav", NoAttributes(), content())
}

/// A `<section>` element.
@inlinable public func section<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("section", NoAttributes(), content())
}

/// A `<article>` element.
@inlinable public func article<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("article", NoAttributes(), content())
}

/// A `<aside>` element.
@inlinable public func aside<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("aside", NoAttributes(), content())
}

/// A list without numbers.
@inlinable public func ul<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("ul", NoAttributes(), content())
}

/// A numbered list.
@inlinable public func ol<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("ol", NoAttributes(), content())
}

/// A row of a list.
@inlinable public func li<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("li", NoAttributes(), content())
}

/// A `<dl>` element.
@inlinable public func dl<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("dl", NoAttributes(), content())
}

/// A `<dt>` element.
@inlinable public func dt<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("dt", NoAttributes(), content())
}

/// A `<dd>` element.
@inlinable public func dd<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("dd", NoAttributes(), content())
}

/// A link.
@inlinable public func a<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("a", NoAttributes(), content())
}

/// A button; give it an `.on(.click)`.
@inlinable public func button<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("button", NoAttributes(), content())
}

/// A form.
@inlinable public func form<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("form", NoAttributes(), content())
}

/// A `<label>` element.
@inlinable public func label<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("label", NoAttributes(), content())
}

/// A `<figure>` element.
@inlinable public func figure<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("figure", NoAttributes(), content())
}

/// A `<figcaption>` element.
@inlinable public func figcaption<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("figcaption", NoAttributes(), content())
}

/// A `<table>` element.
@inlinable public func table<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("table", NoAttributes(), content())
}

/// A `<thead>` element.
@inlinable public func thead<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("thead", NoAttributes(), content())
}

/// A `<tbody>` element.
@inlinable public func tbody<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("tbody", NoAttributes(), content())
}

/// A `<tr>` element.
@inlinable public func tr<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("tr", NoAttributes(), content())
}

/// A `<th>` element.
@inlinable public func th<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("th", NoAttributes(), content())
}

/// A `<td>` element.
@inlinable public func td<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("td", NoAttributes(), content())
}

/// A `<pre>` element.
@inlinable public func pre<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("pre", NoAttributes(), content())
}

/// A `<code>` element.
@inlinable public func code<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("code", NoAttributes(), content())
}

/// A `<time>` element.
@inlinable public func time<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("time", NoAttributes(), content())
}

/// A `<select>` element.
@inlinable public func select<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("select", NoAttributes(), content())
}

/// A `<option>` element.
@inlinable public func option<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("option", NoAttributes(), content())
}

/// A `<progress>` element.
@inlinable public func progress<Content: HTML>(
  @HTMLBuilder _ content: () -> Content
) -> Element<NoAttributes, Content> {
  Element("progress", NoAttributes(), content())
}

/// A `<img>` element, which has no content.
@inlinable public func img() -> Element<NoAttributes, EmptyHTML> {
  Element("img", isVoid: true, NoAttributes(), EmptyHTML())
}

/// A `<input>` element, which has no content.
@inlinable public func input() -> Element<NoAttributes, EmptyHTML> {
  Element("input", isVoid: true, NoAttributes(), EmptyHTML())
}

/// A `<br>` element, which has no content.
@inlinable public func br() -> Element<NoAttributes, EmptyHTML> {
  Element("br", isVoid: true, NoAttributes(), EmptyHTML())
}

/// A `<hr>` element, which has no content.
@inlinable public func hr() -> Element<NoAttributes, EmptyHTML> {
  Element("hr", isVoid: true, NoAttributes(), EmptyHTML())
}

/// A field of several lines for a text.
@inlinable public func textarea(
  _ text: Binding<String>
) -> Element<PropertyAttribute, EmptyHTML> {
  Element(
    "textarea",
    PropertyAttribute(.content, text.value) { text.value = $0 },
    EmptyHTML()
  )
}
