import type { Texts } from '../../../src/console/i18n/language-data.ts'

/** What the operations and records of the contract are called where their messages are needed. */
export interface Needs {
  /** Operations whose success has a message. */
  operations: readonly string[]
  /** Schemas that are stored. */
  resources: readonly string[]
  /** Properties that no two records share. */
  unique: readonly string[]
}

const keysOf = (texts: Texts | string | undefined): readonly string[] =>
  typeof texts === 'object' ? Object.keys(texts) : []

const verbAndNoun = /^(?:create|update|delete)(\w+)$/

/**
 * Messages of success and nouns that a language lacks, or has too many: `file` names both. An operation is told by its own
 * message, or by its verb and the noun of its resource.
 */
export const nounFaults = (language: string, done: Texts, nouns: Texts, needs: Needs): readonly string[] => {
  const { operations, properties } = { operations: done.operations, properties: nouns.properties }
  const ownKeys = new Set(keysOf(operations))
  const regular = needs.operations.filter((id) => !ownKeys.has(id))
  const required = new Set([...needs.resources, ...regular.flatMap((id) => verbAndNoun.exec(id)?.[1] ?? [])])
  const known = new Set(keysOf(nouns).filter((name) => name !== 'properties'))
  const unique = new Set(keysOf(properties))
  const file = `openapi/messages/${language}`
  return [
    ...regular
      .filter((id) => !verbAndNoun.test(id))
      .map((id) => `${file}/done.json: "operations.${id}" is missing; translate its message`),
    ...[...ownKeys]
      .filter((id) => !needs.operations.includes(id))
      .map((id) => `${file}/done.json: the contract has no message of "${id}"; remove it`),
    ...[...required]
      .filter((name) => !known.has(name))
      .map((name) => `${file}/nouns.json: "${name}" is missing; give it "one" and "other"`),
    ...[...known]
      .filter((name) => !required.has(name))
      .map((name) => `${file}/nouns.json: the contract has no "${name}"; remove it`),
    ...needs.unique
      .filter((name) => !unique.has(name))
      .map((name) => `${file}/nouns.json: "properties.${name}" is missing; translate it`),
  ]
}

interface Told {
  message: string
  code: string
  params?: Readonly<Record<string, unknown>>
}

const isTold = (value: object): value is Told =>
  'code' in value && 'message' in value && typeof value.code === 'string' && typeof value.message === 'string'

/** Every message with a code within a value: the examples of the contract. */
export const toldIn = (value: unknown): readonly Told[] => {
  if (typeof value !== 'object' || value === null) return []
  return [...(isTold(value) ? [value] : []), ...Object.values(value).flatMap(toldIn)]
}
