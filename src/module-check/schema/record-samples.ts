import type { Contract } from './contract.ts'
import { type Schema, typesOf } from './schema-reader.ts'

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-02-28T12:30:45.000Z',
  date: '2026-02-28',
  uri: 'https://example.org/a',
  email: 'amina@example.org',
}

const maxDepth = 6

const declaredSample = (contract: Contract, schema: Schema): unknown => {
  const choices = Array.isArray(schema.enum)
    ? schema.enum.filter((choice) => choice !== null && choice !== '')
    : []
  const examples = Array.isArray(schema.examples) ? schema.examples : [schema.example]
  return [schema.const, choices[0], ...examples].find(
    (value) => value !== undefined && value !== null && contract.refusal(schema, value) === undefined,
  )
}

/** A realistic value of a contract schema: its example if it has a valid one. */
export const sampleOf = (contract: Contract, of: unknown, depth = 0): unknown => {
  const schema = contract.resolve(of)
  const declared = declaredSample(contract, schema)
  if (declared !== undefined) return declared
  const type = typesOf(schema).find((name) => name !== 'null')
  if (type === 'object')
    return depth > maxDepth
      ? {}
      : Object.fromEntries(
          contract
            .names(schema)
            .map((name) => [name, sampleOf(contract, contract.property(schema, name), depth + 1)]),
        )
  if (type === 'array') return depth > maxDepth ? [] : [sampleOf(contract, schema.items, depth + 1)]
  if (type === 'integer' || type === 'number')
    return typeof schema.minimum === 'number' ? Math.max(1, schema.minimum) : 1
  if (type === 'boolean') return true
  return typeof schema.format === 'string' ? (byFormat[schema.format] ?? 'Text') : 'Text'
}
