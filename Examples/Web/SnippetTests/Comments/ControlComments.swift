// The examples in the comments of the controls of a business app in `Sources/UsherWeb/Components`: compiled here.

import Foundation
import Observation
import Usher
import UsherWeb

private struct Choice: Identifiable, Equatable {
  let id: String
  let title: String
  let price: String
  var name: String { title }
  var number: String { id }
  var amountText: String { price }
}

private enum Part: CaseIterable, Identifiable {
  case profile, security
  var id: Self { self }
  var title: String { "\(self)" }
}

private enum Column { case number, amount }

private let locale = Locale(identifier: "de_DE")

private func money() -> Field<String> {
  let euros = NumberFormat.money("EUR", locale)
  let amount = Field("", .number(euros, in: 1...500, "Enter an amount from 1 to 500 €."))
  return amount
}

@Observable
private final class ControlsViewModel: ViewModel {
  let password = Field("", isPrivate: true)
  let amount = money()
  let euros = NumberFormat.money("EUR", locale)
  var opening: TimeOfDay?
  let deliveries: [Choice] = []
  var delivery = ""
  var query = ""
  var matches: [Choice] = []
  var part = Part.profile
  let parts = Part.allCases
  var showsAdvanced = false
  var keepsCopy = false
  var folders: [Choice] = []
  var tree: [TreeItem<String>] = []
  var chosen: String?
  var progress = 0.5
  var balance = ""
  let invoices = TableModel<Choice, Column>()
  let quarters = ["Q1"]
  let months = ["Jan"]
  let sales: [ChartSeries] = []
  let visits: [Double] = []

  func choose(_ id: Choice.ID) { query = id }
  func open(_ id: Choice.ID) { query = id }
  func expand(_ id: String, _ isExpanded: Bool) { if isExpanded { chosen = id } }
  func select(_ id: String) { chosen = id }
  func duplicateButtonTapped() {}
  func deleteButtonTapped() {}
  func renewButtonTapped() {}
  func refresh() {}
}

private struct ProfileForm: Component {
  let viewModel: ControlsViewModel
  var body: some HTML { p { viewModel.balance } }
}

private struct SecurityForm: Component {
  let viewModel: ControlsViewModel
  var body: some HTML {
    PasswordField("Password", viewModel.password, autocomplete: "current-password")
  }
}

private struct EntryView: View {
  let viewModel: ControlsViewModel

  var body: some HTML {
    TimeField("Opens at", bind(\.opening))
    NumberField("Amount", viewModel.amount, viewModel.euros)
    RadioGroup("Delivery", viewModel.deliveries, bind(\.delivery)) {
      $0.title
    } detail: {
      $0.price
    }
    ComboBox("City", bind(\.query), viewModel.matches) {
      $0.name
    } onSelect: {
      viewModel.choose($0)
    }
    ProgressBar("Uploading", viewModel.progress)
    Avatar("Ada Lovelace", src: "-/faces/ada")
    StepList(["Address", "Delivery", "Payment"], present: 1)
    Banner(.warning, "Your card expires this month.") {
      button { "Renew" }.class("button secondary small").on(.click, viewModel.renewButtonTapped)
    }
    button { Symbol.refresh }.label("Refresh").tooltip("Fetches the newest prices.").on(
      .click,
      viewModel.refresh
    )
  }
}

private struct StructureView: View {
  let viewModel: ControlsViewModel

  var body: some HTML {
    TabPanels("Account", viewModel.parts, bind(\.part)) {
      $0.title
    } content: { part in
      switch part {
      case .profile: ProfileForm(viewModel: viewModel)
      case .security: SecurityForm(viewModel: viewModel)
      }
    }
    Disclosure("Advanced", bind(\.showsAdvanced)) {
      Toggle("Keep a copy", bind(\.keepsCopy))
    }
    Card("Balance") {
      p { viewModel.balance }
    }
    Menu("More") {
      MenuItem("Duplicate", action: viewModel.duplicateButtonTapped)
      MenuItem("Delete", isDestructive: true, action: viewModel.deleteButtonTapped)
    }
    Breadcrumb(viewModel.folders) {
      $0.name
    } onSelect: {
      viewModel.open($0)
    }
    DataTable(
      "Invoices",
      viewModel.invoices,
      [
        TableColumn("Number", .number) { $0.number },
        TableColumn("Amount", .amount, isNumber: true) { $0.amountText },
      ],
      selects: true,
      onOpen: viewModel.open
    )
  }
}

private struct Folders {
  let folders: [TreeItem<String>] = [
    TreeItem("docs", "Documents", [TreeItem("cv", "CV.pdf")], isExpanded: true)
  ]
  var chosen: String?
  func expand(_ id: String, _ isExpanded: Bool) {}
  func select(_ id: String) {}
}

private struct PicturesView: View {
  let viewModel: ControlsViewModel

  var body: some HTML {
    LineChart("Visits", labels: viewModel.months, [ChartSeries("2026", viewModel.visits)]) {
      "\(Int($0))"
    }
    BarChart("Sales", labels: viewModel.quarters, viewModel.sales) { "\(Int($0)) €" }
    PieChart("Storage", [ChartSlice("Photos", 12.4), ChartSlice("Mail", 3.1)]) { "\($0) GB" }
    tree(Folders())
  }

  private func tree(_ viewModel: Folders) -> some HTML {
    Tree(
      "Folders",
      viewModel.folders,
      chosen: viewModel.chosen,
      onExpand: viewModel.expand,
      onSelect: viewModel.select
    )
  }
}
