import Users
import UsersModel
import UsersWeb
import UsherWeb

/// Makes the Users app: the users of a service, and their files.
func usersApp(_ dataSource: RESTUsersDataSource, files: FolderUserFiles) -> WebApp {
  WebApp(
    "users",
    title: "Users",
    summary: "Users from a REST service, by observation and by delegate, and the files of each.",
    icon: usersIcon,
    styles: UsersStyle.css
  ) { flow, _ in
    UsersCoordinator(dataSource: dataSource, files: files, flow: flow)
  } views: {
    usersViews
  } resource: { request, path in
    await UserFileResource(files: files).respond(to: request, path)
  }
}
