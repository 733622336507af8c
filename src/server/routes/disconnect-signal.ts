import type { ServerResponse } from 'node:http'

/**
 * A signal that aborts when the client disconnects before the response is sent. It is aborted from the beginning when the
 * client has disconnected by now, such as while the request waited for a connection to the database.
 */
export function disconnectSignal({ raw }: { readonly raw: ServerResponse }): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort()
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
