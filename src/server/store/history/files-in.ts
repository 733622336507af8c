import type { JsonObject } from '../../../contract/json.ts'
import { fileResource } from '../../contract/table/field.ts'
import type { Table } from '../../contract/table/table.ts'
import { fileKeyInText, fileKeySql } from '../files/file-address.ts'
import { numbersAt } from '../write/links.ts'

/** Keys of files whose addresses are in a record, for example in rich text. */
const keys = new RegExp(fileKeyInText, 'g')

/** SQL for both names under which history and trash store a file (`filesIn`), for the record under this alias. */
export const keptNamesSql = (alias: string): string => `'#' || ${alias}.id, ${fileKeySql(alias)}`

/**
 * The uploaded files that a record refers to, as stored in history and trash: `#12` by id, otherwise by key; null for
 * none.
 */
export const filesIn = (table: Table, ...bodies: readonly JsonObject[]): string[] | null => {
  // A file's own record contains its address.
  if (table.resource === fileResource) return null
  const found = new Set<string>()
  const references = table.references.filter(({ target }) => target === fileResource)
  for (const body of bodies) {
    for (const { path } of references) for (const id of numbersAt(body, path)) found.add(`#${id}`)
    for (const [, key = ''] of JSON.stringify(body).matchAll(keys)) found.add(key)
  }
  return found.size === 0 ? null : [...found]
}
