import { asRecord, parsedOrNull } from '../../../../../contract/json.ts'

/** A saved list configuration with a name. */
export interface SavedView {
  name: string
  /** The query of the list's URL, including columns. */
  query: string
}

/** Parses views from JSON; invalid ones are ignored. */
export const readViews = (text: string | null): readonly SavedView[] => {
  const found = parsedOrNull(text ?? '')
  return (Array.isArray(found) ? found : []).flatMap((item) => {
    const { name, query } = asRecord(item)
    return typeof name === 'string' && typeof query === 'string' ? [{ name, query }] : []
  })
}

/** Adds a view; replaces one of the same name. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].sort((a, b) => a.name.localeCompare(b.name))

/** The URL query for a view: on the first page, with the visible columns. */
export const viewQuery = (search: string, columns: readonly string[] | null): string => {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (columns) query.set('columns', columns.join(','))
  return query.toString()
}
