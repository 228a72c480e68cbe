import GalleryViewModels
import UsherWeb

struct RightToLeftView: View {
  let viewModel: RightToLeftViewModel

  var body: some HTML {
    div {
      SearchField("بحث", bind(\.query))
      Segments("الفترة", viewModel.periods, viewModel.choosePeriod)
      ul {
        li { div { Toggle("الإشعارات", bind(\.isOn)) }.class("row") }
        li {
          div {
            Stepper("المقاعد", bind(\.seats), in: 1...8, text: "\(Int(viewModel.seats))")
          }
          .class("row")
        }
        li {
          div {
            Slider("السطوع", bind(\.brightness), in: 0...100, step: 1) { "\(Int($0)) %" }
          }
          .class("row")
        }
      }
      .class("list")
      h2 { "الإعدادات" }.class("header")
      ul {
        li {
          div {
            span { "اللغة" }
            span { "العربية" }.class("value")
          }
          .class("row")
        }
        li { button { "الحساب" }.class("row leads").attribute("type", "button") }
        li {
          button { "المظهر" }.class("row leads").attribute("type", "button")
            .attribute("aria-current", "true")
        }
      }
      .class("list")
      div {
        TextField("الاسم", bind(\.name))
        TextField("البريد الإلكتروني", bind(\.email), kind: .email, message: viewModel.problem)
      }
      .class("samples")
      div { button { "إرسال" }.class("button").attribute("type", "button") }
      p { "تعذر إرسال الرسالة. حاول مرة أخرى." }.class("error")
    }
    .class("part").attribute("dir", "rtl").attribute("lang", "ar")
  }
}
