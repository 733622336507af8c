/** A field that an edit would empty. */
export const startsEmpty = /so an edit starts without it/

/** Consequences of a contract with less that the console copes with at run time. */
const tolerated = [
  /^The response of \w+ has no "payload"/,
  /has no query parameter "(ids|limit|search)"/,
  /has no form that creates a record and returns its id/,
  /could not send its version/,
  /finds records with missing texts, and the list does not show them/,
  /^This repeats the contract/,
]

/** Whether the console handles a fault at run time. */
export const isHandled = (message: string): boolean => tolerated.some((kind) => kind.test(message))

/** Whether a derived console may have a fault: one that it handles, or a field that an edit would empty. */
export const isTolerated = (message: string): boolean => startsEmpty.test(message) || isHandled(message)
