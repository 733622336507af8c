import { envelopePaths } from '../../../src/contract/conventions/envelope.ts'
import { type Document, endpointsOf } from '../../shared/contract.ts'
import type { NeededMessages } from './message-faults.ts'

interface StoredSchema {
  'x-table'?: string
  properties?: Readonly<Record<string, { 'x-unique'?: boolean }>>
}

const messageOf = (responses: unknown): string | undefined => {
  const { '200': answer } = (responses ?? {}) as Record<
    string,
    { content?: Record<string, { example?: Readonly<Record<string, string>> }> }
  >
  return answer?.content?.['application/json']?.example?.[envelopePaths.message]
}

/** Its own handler always says how many. */
const saysItself = ['importMembers']

/** What operations say when they are done, by their id; in English, as the examples of the contract have it. */
export const doneMessages = (contract: Document): ReadonlyMap<string, string> =>
  new Map(
    endpointsOf(contract)
      .filter(({ method, operation }) => method !== 'get' && !saysItself.includes(operation.operationId))
      .flatMap(({ operation }) => {
        const message = messageOf(operation.responses)
        return message ? [[operation.operationId, message] as const] : []
      }),
  )

/** What messages call by name: operations, records and properties of a bundled contract. */
export const messageNeeds = (contract: Document): NeededMessages => {
  const schemas = Object.entries((contract.components?.schemas ?? {}) as Record<string, StoredSchema>)
  const stored = schemas.filter(([, schema]) => schema['x-table'] !== undefined)
  return {
    operations: [...doneMessages(contract).keys()],
    resources: stored.map(([name]) => name),
    unique: stored.flatMap(([, { properties = {} }]) =>
      Object.entries(properties).flatMap(([name, schema]) => (schema['x-unique'] ? [name] : [])),
    ),
  }
}
