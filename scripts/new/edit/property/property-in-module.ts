import { isObject } from '../../../../src/contract/json.ts'
import type { Changes } from '../changes/changes.ts'
import { readJson, withValue } from '../json-text.ts'

type Json = Record<string, unknown>

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const columnBefore = (columns: readonly Json[]): number => {
  const at = columns.findIndex(({ field }) => field === 'active' || String(field).startsWith('creationDate'))
  return at < 0 ? columns.length : at
}

/** A module's files with what the property is in a module that is made anew. */
export const propertyInModule = (
  changes: Changes,
  id: string,
  fresh: Readonly<Record<string, Json>>,
  names: ReadonlySet<string>,
): void => {
  const edit = (name: string, change: (text: string, file: Json) => string): void => {
    const path = `src/modules/${id}/${name}`
    const file = fresh[name]
    if (!file || !changes.exists(path)) return
    const text = changes.read(path)
    const next = change(text, file)
    if (next !== text) changes.write(path, next)
  }
  edit('form.ui.json', (text, file) => {
    const order = readJson<{ 'ui:order'?: string[] }>(text)['ui:order'] ?? []
    const at = order.includes('active') ? order.indexOf('active') : order.length
    return Object.entries(file)
      .filter(([name]) => names.has(name))
      .reduce((rest, [name, ui]) => {
        const listed = order.length > 0 ? withValue(rest, ['ui:order', at], name, true) : rest
        return withValue(listed, [name], ui)
      }, text)
  })
  edit('list.json', (text, file) => {
    const add = (
      rest: string,
      key: string,
      isOwn: (item: Json) => boolean,
      at: (items: Json[]) => number,
    ): string => {
      const items = (Array.isArray(file[key]) ? file[key] : []) as Json[]
      return items.filter(isOwn).reduce((current, item) => {
        const existing = readJson<Record<string, Json[] | undefined>>(current)[key]
        if (!existing) return withValue(current, [key], [item])
        return existing.some((one) => same(one, item))
          ? current
          : withValue(current, [key, at(existing)], item, true)
      }, rest)
    }
    const end = (items: Json[]): number => items.length
    const columns = add(text, 'columns', ({ field }) => names.has(String(field)), columnBefore)
    const search = add(columns, 'search', ({ param }) => names.has(String(param)), end)
    const asks = ({ options, param, from }: Json): boolean =>
      names.has(String(param)) ||
      names.has(String(from).replace(/From$/, '')) ||
      ((options ?? []) as Json[]).some(
        ({ params }) => isObject(params) && Object.keys(params).some((name) => names.has(name)),
      )
    const filters = add(search, 'filters', asks, end)
    return add(filters, 'rowActions', ({ operation }) => names.has(String(operation)), end)
  })
  edit('detail.json', (text, file) => {
    const fields = (file.fields as Json[]).filter(({ field }) => names.has(String(field)))
    return fields.reduce(
      (rest, field) => withValue(rest, ['fields', readJson<{ fields: [] }>(rest).fields.length], field, true),
      text,
    )
  })
}
