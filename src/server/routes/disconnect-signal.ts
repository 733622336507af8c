import type { ServerResponse } from 'node:http'

/**
 * A signal that aborts when the client disconnects before the response is sent. Already aborted if the client has
 * disconnected by now, for example while the request waited for a database connection.
 */
export const disconnectSignal = ({ raw }: { readonly raw: ServerResponse }): AbortSignal => {
  if (raw.destroyed) return AbortSignal.abort()
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
