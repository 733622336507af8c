import { configure, getConfig } from '@testing-library/react'

/** Whether a query polls until it finds something, by the library's own mark. */
const isPolling = (): boolean => {
  const config = getConfig()
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
}

configure((usual) => ({
  // Printing the page takes long, and errors of polls are not shown; the last one is thrown again at the timeout.
  getElementError: (message, container) =>
    message !== null && isPolling() ? new Error(message) : usual.getElementError(message, container),
}))
