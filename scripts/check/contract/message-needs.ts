import { envelopePaths } from '../../../src/contract/conventions/envelope.ts'
import { type Document, endpointsOf } from '../../shared/contract.ts'
import type { NeededMessages } from './message-faults.ts'

interface StoredSchema {
  'x-table'?: string
  properties?: Readonly<Record<string, { 'x-unique'?: boolean }>>
}

const messageOf = (responses: unknown): string | undefined => {
  const { '200': response } = (responses ?? {}) as Record<
    string,
    { content?: Record<string, { example?: Readonly<Record<string, string>> }> }
  >
  return response?.content?.['application/json']?.example?.[envelopePaths.message]
}

/** Its handler always includes the number. */
const saysItself = ['importMembers']

/** Success messages of operations by id, in English, from the contract's examples. */
export const doneMessages = (contract: Document): ReadonlyMap<string, string> =>
  new Map(
    endpointsOf(contract)
      .filter(({ method, operation }) => method !== 'get' && !saysItself.includes(operation.operationId))
      .flatMap(({ operation }) => {
        const message = messageOf(operation.responses)
        return message ? [[operation.operationId, message] as const] : []
      }),
  )

/** The operations, records and properties of a bundled contract that messages name. */
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
