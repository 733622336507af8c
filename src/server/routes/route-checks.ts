import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import leven from 'leven'
import type { Operation } from '../contract/operation.ts'
import { badRequest, type Fault } from '../errors.ts'
import type { Services } from '../services.ts'

/** Longer names are not compared with others. */
const maxNameLength = 64

const maxNamed = 20

/** The known name that was probably meant; null if none is similar. */
const meantBy = (name: string, names: readonly string[]): string | null => {
  if (name.length > maxNameLength) return null
  const typed = name.toLowerCase()
  const near = names
    .map((candidate) => ({ candidate, changes: leven(typed, candidate.toLowerCase()) }))
    .filter(({ candidate, changes }) => changes <= Math.max(2, candidate.length / 3))
    .sort((a, b) => a.changes - b.changes)
  return near[0]?.candidate ?? null
}

const faultOf = (name: string, names: readonly string[]): Fault => {
  const meant = meantBy(name, names)
  const path = `?${name}`
  if (meant === null) return { path, code: 'fault.unknownParameter' }
  return { path, code: 'fault.misspeltParameter', params: { meant } }
}

/**
 * Throws 400 for unknown query parameters: a misspelt filter would otherwise return the whole list. Addresses of files
 * are exempt, since other sites add parameters to them.
 */
export const refuseUnknown = ({ parameters, returnsFile }: Operation, sent: readonly string[]): void => {
  if (returnsFile) return
  const names = parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name)
  const unknown = sent.filter((name) => !names.includes(name))
  if (unknown.length === 0) return
  const named = unknown.slice(0, maxNamed)
  throw badRequest(
    named.map((name) => faultOf(name, names)),
    'request.unknownParameters',
    { params: { names: named.join(', ').slice(0, 200) } },
  )
}

/** Whether the operation adds lasting content. Operations for everybody, such as signing in, add little. */
const adds = ({ method, body, multipart, privileges }: Operation): boolean =>
  method !== 'GET' && method !== 'DELETE' && privileges !== null && (body !== null || multipart)

/**
 * Refuses operations that add data with 507, before reading the body, while less than the reserve is free. Reads always
 * continue; deletes and sign-ins continue until less than half of the reserve is free (checked by `Writer`).
 */
export const spaceGate =
  (services: Services): ((operation: Operation, request: FastifyRequest) => Promise<void>) =>
  async (operation, request) => {
    if (!adds(operation)) return
    const bytes = Number(request.headers['content-length'] ?? 0) || 0
    await services.database.space.require(operation.multipart ? 0 : bytes)
    if (operation.multipart) await services.fileSpace.require(bytes)
  }

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
