import { isObject, type PlainObject } from '../../../../src/contract/json.ts'
import { modulesFolder } from '../../../shared/written-files.ts'
import type { Changes } from '../changes.ts'
import { readJson, withValue } from '../json-text.ts'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const columnBefore = (columns: readonly PlainObject[]): number => {
  const at = columns.findIndex(({ field }) => field === 'active' || String(field).startsWith('creationDate'))
  return at < 0 ? columns.length : at
}

/** Updates the text of a module's file from a newly generated module. */
type Edit = (text: string, fresh: PlainObject, names: ReadonlySet<string>) => string

const inForm: Edit = (text, fresh, names) => {
  const order = readJson<{ 'ui:order'?: string[] }>(text)['ui:order'] ?? []
  const at = order.includes('active') ? order.indexOf('active') : order.length
  return Object.entries(fresh)
    .filter(([name]) => names.has(name))
    .reduce((rest, [name, ui]) => {
      const listed = order.length > 0 ? withValue(rest, ['ui:order', at], name, true) : rest
      return withValue(listed, [name], ui)
    }, text)
}

const atEnd = (items: readonly PlainObject[]): number => items.length

/** Adds the list items of the property that are missing. */
const added = (
  text: string,
  [key, items]: readonly [key: string, items: unknown],
  isOwn: (item: PlainObject) => boolean,
  placeIn: (items: readonly PlainObject[]) => number = atEnd,
): string =>
  ((Array.isArray(items) ? items : []) as readonly PlainObject[]).filter(isOwn).reduce((rest, item) => {
    const existing = readJson<Record<string, PlainObject[] | undefined>>(rest)[key]
    if (!existing) return withValue(rest, [key], [item])
    return existing.some((one) => same(one, item))
      ? rest
      : withValue(rest, [key, placeIn(existing)], item, true)
  }, text)

/** Whether a filter concerns one of these names: by its parameter, range ends, or option parameters. */
const asksFor = ({ options, param, from }: PlainObject, names: ReadonlySet<string>): boolean =>
  names.has(String(param)) ||
  names.has(String(from).replace(/From$/, '')) ||
  ((options ?? []) as PlainObject[]).some(
    ({ params }) => isObject(params) && Object.keys(params).some((name) => names.has(name)),
  )

const inList: Edit = (text, { columns, search, filters, rowActions }, names) => {
  const shown = added(text, ['columns', columns], ({ field }) => names.has(String(field)), columnBefore)
  const searched = added(shown, ['search', search], ({ param }) => names.has(String(param)))
  const filtered = added(searched, ['filters', filters], (filter) => asksFor(filter, names))
  return added(filtered, ['rowActions', rowActions], ({ operation }) => names.has(String(operation)))
}

const inDetail: Edit = (text, { fields }, names) =>
  added(text, ['fields', fields], ({ field }) => names.has(String(field)))

const edits: Readonly<Record<string, Edit>> = {
  'form.ui.json': inForm,
  'list.json': inList,
  'detail.json': inDetail,
}

/** Adds the property to a module's files, as in a newly generated module. */
export const propertyInModule = (
  changes: Changes,
  id: string,
  fresh: Readonly<Record<string, PlainObject>>,
  names: ReadonlySet<string>,
): void => {
  for (const [name, edit] of Object.entries(edits)) {
    const path = `${modulesFolder}/${id}/${name}`
    const file = fresh[name]
    if (!file || !changes.exists(path)) continue
    const text = changes.read(path)
    const next = edit(text, file, names)
    if (next !== text) changes.write(path, next)
  }
}
