import type { Json, JsonObject, ResourceRecord } from '../resource.ts'

/** What the examples of records say, by the name of the record. */
export type Records = ReadonlyMap<string, readonly JsonObject[]>

const numbered = (
  examples: readonly JsonObject[] | undefined,
  id: Json | undefined,
): JsonObject | undefined => examples?.find((example, index) => (example.id ?? index + 1) === id)

/**
 * What an example need not say: what a property is unless it is said (`default`), and of a property of the record pointed
 * to (`x-from: duaCategoryId.title`) what the example of that record has.
 */
export const followingValue = (
  name: string,
  example: JsonObject,
  record: ResourceRecord,
  { records }: { readonly records: Records },
): Json | undefined => {
  const property = record.properties[name]
  if (property?.default !== undefined) return property.default
  const [reference = '', shown] = String(property?.['x-from'] ?? '').split('.')
  const target = record.properties[reference]?.['x-references']
  return shown === undefined ? undefined : numbered(records.get(String(target)), example[reference])?.[shown]
}
