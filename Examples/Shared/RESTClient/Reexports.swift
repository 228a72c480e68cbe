// Exported, because the client throws these errors.
@_exported public import RESTErrors
