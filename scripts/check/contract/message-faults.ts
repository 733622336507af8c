import type { Texts } from '../../../src/console/i18n/language-data.ts'
import { readWritingId } from '../../../src/contract/operations/operation-names.ts'

/** Names of operations and records that need messages. */
export interface NeededMessages {
  /** Operations with a success message. */
  operations: readonly string[]
  /** Stored schemas. */
  resources: readonly string[]
  /** Unique properties. */
  unique: readonly string[]
}

const keysOf = (texts: Texts | string | undefined): readonly string[] =>
  typeof texts === 'object' ? Object.keys(texts) : []

/** Missing and superfluous messages of a language: operations by id, records and properties by name. */
export interface MessageGaps {
  readonly operations: { readonly missing: readonly string[]; readonly spare: readonly string[] }
  readonly nouns: { readonly missing: readonly string[]; readonly spare: readonly string[] }
  readonly properties: { readonly missing: readonly string[] }
}

const gapsOf = (required: ReadonlySet<string>, existing: ReadonlySet<string>) => ({
  missing: [...required].filter((name) => !existing.has(name)),
  spare: [...existing].filter((name) => !required.has(name)),
})

/**
 * Missing and superfluous success messages and nouns of a language. An operation has its own message, or uses its verb
 * and the noun of its resource.
 */
export const messageGaps = (done: Texts, nouns: Texts, needs: NeededMessages): MessageGaps => {
  const described = new Set(keysOf(done.operations))
  const regular = needs.operations.filter((id) => !described.has(id))
  const records = new Set([...needs.resources, ...regular.flatMap((id) => readWritingId(id)?.resource ?? [])])
  const named = new Set(keysOf(nouns).filter((name) => name !== 'properties'))
  return {
    operations: {
      missing: regular.filter((id) => readWritingId(id) === null),
      spare: [...described].filter((id) => !needs.operations.includes(id)),
    },
    nouns: gapsOf(records, named),
    properties: { missing: gapsOf(new Set(needs.unique), new Set(keysOf(nouns.properties))).missing },
  }
}

/** The gaps of a language, one line each, with file and fix. */
export const nounFaults = (
  language: string,
  done: Texts,
  nouns: Texts,
  needs: NeededMessages,
): readonly string[] => {
  const gaps = messageGaps(done, nouns, needs)
  const file = `src/contract/messages/${language}`
  return [
    ...gaps.operations.missing.map(
      (id) => `${file}/done.json: "operations.${id}" is missing; translate its message`,
    ),
    ...gaps.operations.spare.map(
      (id) => `${file}/done.json: the contract has no message of "${id}"; remove it`,
    ),
    ...gaps.nouns.missing.map(
      (name) => `${file}/nouns.json: "${name}" is missing; give it "one" and "other"`,
    ),
    ...gaps.nouns.spare.map((name) => `${file}/nouns.json: the contract has no "${name}"; remove it`),
    ...gaps.properties.missing.map(
      (name) => `${file}/nouns.json: "properties.${name}" is missing; translate it`,
    ),
  ]
}

interface MessageWithCode {
  message: string
  code: string
  params?: Readonly<Record<string, unknown>>
}

const hasCode = (value: object): value is MessageWithCode =>
  'code' in value && 'message' in value && typeof value.code === 'string' && typeof value.message === 'string'

/** Every message with a code within a value, such as the contract's examples. */
export const messagesIn = (value: unknown): readonly MessageWithCode[] => {
  if (typeof value !== 'object' || value === null) return []
  return [...(hasCode(value) ? [value] : []), ...Object.values(value).flatMap(messagesIn)]
}
