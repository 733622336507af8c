import { configure, getConfig } from '@testing-library/react'

/** Whether a query is asked again and again until it finds something, by the library's own mark for it. */
const isPolling = (): boolean => {
  const config = getConfig()
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
}

configure((usual) => ({
  // To print the page takes long, and nobody sees what a poll throws; the last of it comes here again when time is up.
  getElementError: (message, container) =>
    message !== null && isPolling() ? new Error(message) : usual.getElementError(message, container),
}))
