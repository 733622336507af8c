import type { PlainObject } from '../../src/contract/json.ts'

const defined = /"[^"]*#\/\$defs\/(\w+)[^"]*"/g

/**
 * A schema with the definitions of `shared` that it refers to (`…/resource.schema.json#/$defs/schema`) as its own: language
 * servers put what another file holds in the place of each reference, which has no end where a definition holds itself.
 */
export const inlineDefs = (schema: PlainObject, shared: PlainObject): PlainObject => {
  const all = { ...(shared.$defs as PlainObject), ...(schema.$defs as PlainObject | undefined) }
  const used = new Set<string>()
  const note = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(defined)) {
      if (used.has(name)) continue
      used.add(name)
      note(all[name])
    }
  }
  note({ ...schema, $defs: undefined })
  const local = JSON.parse(
    JSON.stringify(schema).replaceAll('"../resource.schema.json#/$defs/', '"#/$defs/'),
  ) as PlainObject
  return { ...local, $defs: Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name))) }
}
