import type { Json, JsonObject, ResourceRecord } from '../resource.ts'
import { shownText } from './texts.ts'

/** What the examples of records say, by the name of the record. */
export type Records = ReadonlyMap<string, readonly JsonObject[]>

const numbered = (
  examples: readonly JsonObject[] | undefined,
  id: Json | undefined,
): JsonObject | undefined => examples?.find((example, index) => (example.id ?? index + 1) === id)

/** The example, its place among those of the record, and what it may follow from. */
interface Following {
  readonly example: JsonObject
  readonly index: number
  readonly record: ResourceRecord
  readonly records: Records
}

/**
 * What an example need not say: what a property is unless it is said (`default`), of a property of the record pointed to
 * (`x-from: duaCategoryId.title`) what the example of that record has, and the one text that it shows of those per language.
 */
export const followingValue = (
  name: string,
  { example, index, record, records }: Following,
): Json | undefined => {
  const property = record.properties[name]
  if (property?.default !== undefined) return property.default
  const [reference = '', shown] = String(property?.['x-from'] ?? '').split('.')
  const target = record.properties[reference]?.['x-references']
  if (shown === undefined) return shownText(name, example, index, record.properties)
  return numbered(records.get(String(target)), example[reference])?.[shown]
}
