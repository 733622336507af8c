import type { JsonObject } from '../../../contract/json.ts'
import type { Table } from '../../contract/table/table.ts'
import { numbersAt } from '../write/links.ts'

/** The key of an address under which rich text shows a file. */
const shown = /\/files\/([A-Za-z0-9_-]{10,64})\//g

/** The uploaded files that a record names, as history and trash keep them: `#12` by number, else by key; null for none. */
export function filesIn(table: Table, ...bodies: readonly JsonObject[]): string[] | null {
  // A file's own record names its address.
  if (table.resource === 'DbFile') return null
  const found = new Set<string>()
  const references = table.references.filter(({ target }) => target === 'DbFile')
  for (const body of bodies) {
    for (const { path } of references) for (const id of numbersAt(body, path)) found.add(`#${id}`)
    for (const [, key = ''] of JSON.stringify(body).matchAll(shown)) found.add(key)
  }
  return found.size === 0 ? null : [...found]
}
