import { formats, freeFormats } from '../../src/contract/text/formats.ts'

/** Allowed names in a file, by key. */
export type Names = Readonly<Record<string, readonly string[]>>

type Schemas = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Names of the stored records, of all privileges that roles can hold, and of formats. */
export const resourceNames = (document: unknown): Names => {
  const { schemas } = (document as { components: { schemas: Schemas } }).components
  const stored = Object.entries(schemas).filter(([, schema]) => schema['x-table'] !== undefined)
  const privileges = schemas.PrivilegeName?.enum
  return {
    'x-references': stored.map(([name]) => name).sort(),
    'x-privileges': Array.isArray(privileges) ? privileges.map(String).sort() : [],
    format: [...Object.keys(formats), ...freeFormats],
  }
}
