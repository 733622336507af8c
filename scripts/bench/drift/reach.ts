import { isJson, type Json, type Place, refsIn, valueAt } from './document.ts'
import type { Side } from './user.ts'

/** An operation that a part of the contract belongs to. */
export interface Reached {
  id: string
  side: Side
}

export interface OperationPlace {
  id: string
  place: Place
  operation: Json
  path: string
  method: string
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

/** Every operation and where it stands. */
export const operationPlaces = (document: unknown): readonly OperationPlace[] => {
  const paths = valueAt(document, ['paths'])
  return Object.entries(isJson(paths) ? paths : {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = isJson(item) ? item[method] : undefined
      if (!isJson(operation) || typeof operation.operationId !== 'string') return []
      return [{ id: operation.operationId, place: ['paths', path, method], operation, path, method }]
    }),
  )
}

const sideOf = (key: string | undefined): Side =>
  key === 'requestBody' ? 'body' : key === 'responses' ? 'answer' : 'parameter'

const refsFrom = (document: unknown, ref: string, seen: Set<string>): void => {
  if (seen.has(ref)) return
  seen.add(ref)
  for (const next of refsIn(valueAt(document, ref.split('/').slice(1)))) refsFrom(document, next, seen)
}

/** Finds, for a place in the contract, the operations it belongs to: directly, or through references. */
export const reacher = (document: unknown): ((place: Place) => readonly Reached[]) => {
  const byRef = new Map<string, Reached[]>()
  for (const { id, operation } of operationPlaces(document)) {
    for (const key of ['parameters', 'requestBody', 'responses']) {
      const part =
        key === 'responses' && isJson(operation.responses) ? operation.responses['200'] : operation[key]
      const seen = new Set<string>()
      for (const ref of refsIn(part)) refsFrom(document, ref, seen)
      for (const ref of seen) byRef.set(ref, [...(byRef.get(ref) ?? []), { id, side: sideOf(key) }])
    }
  }
  return (place) => {
    if (place[0] === 'components') return byRef.get(`#/${place.slice(0, 3).join('/')}`) ?? []
    const operation = valueAt(document, place.slice(0, 3))
    const id = isJson(operation) ? operation.operationId : undefined
    return typeof id === 'string' ? [{ id, side: sideOf(place[3]) }] : []
  }
}
