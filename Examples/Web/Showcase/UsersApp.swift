import Users
import UsersModel
import UsersWeb
import UsherWeb

/// Makes the Users app: the users of a service, and the files of whoever signs in.
func usersApp(_ dataSource: RESTUsersDataSource, files: AccountFiles) -> WebApp {
  WebApp(
    "users",
    title: "Users",
    summary: "Users from a REST service, by observation and by delegate, and files of your own.",
    icon: usersIcon,
    styles: UsersStyle.css
  ) { flow, visit in
    UsersCoordinator(dataSource: dataSource, files: files, visit: visit, flow: flow)
  } views: {
    usersViews
  } resource: { request, path in
    await FileResource(files: files).respond(to: request, path)
  }
}
