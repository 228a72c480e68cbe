import GalleryViewModels
import UsherWeb

struct TableView: View {
  let viewModel: TableViewModel

  var body: some HTML {
    p { "Ten thousand invoices. Press the head of a column to sort by it." }
      .class("secondary intro")
    DataTable(
      "Invoices",
      viewModel.invoices,
      [
        TableColumn("Number", .number) { $0.number },
        TableColumn("Customer", .customer) { $0.customer },
        TableColumn("Amount", .amount, isNumber: true) { $0.amount },
        TableColumn("State", .state) { $0.state },
      ],
      selects: true,
      onOpen: viewModel.open
    )
    StatusText(viewModel.selected, style: "secondary checking")
    StatusText(viewModel.opened, style: "secondary checking")
  }
}
