import { asRecord, parsedOrNull } from '../../../../../contract/json.ts'

/** A list as somebody has set it up, under a name. */
export interface SavedView {
  name: string
  /** The query of the list's address, columns among it. */
  query: string
}

/** Reads what `JSON.stringify` made of views; whatever is none is left out. */
export const readViews = (text: string | null): readonly SavedView[] => {
  const found = parsedOrNull(text ?? '')
  return (Array.isArray(found) ? found : []).flatMap((item) => {
    const { name, query } = asRecord(item)
    return typeof name === 'string' && typeof query === 'string' ? [{ name, query }] : []
  })
}

/** The views with one more; one of the same name gives way to it. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].sort((a, b) => a.name.localeCompare(b.name))

/** The query of an address as a view keeps it: from the first page on, with the columns that are shown. */
export const viewQuery = (search: string, columns: readonly string[] | null): string => {
  const query = new URLSearchParams(search)
  query.delete('page')
  if (columns) query.set('columns', columns.join(','))
  return query.toString()
}
