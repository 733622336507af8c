import { asRecord, type PlainObject } from '../../../../contract/json.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { getPath } from '../../values.ts'
import { formSources } from './prepare-ui.ts'

/**
 * The typed data without stale selections: a field whose options depend on a field that just changed is emptied (a
 * sub-category, when the category changes).
 */
export const withoutStale = (ui: JsonSchema, before: PlainObject, typed: PlainObject): PlainObject => {
  const stale = Object.keys(typed).filter(
    (name) =>
      typed[name] === before[name] &&
      formSources(asRecord(ui[name])['ui:options']).some(
        (path) => getPath(before, path) !== getPath(typed, path),
      ),
  )
  if (stale.length === 0) return typed
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !stale.includes(name)))
}
