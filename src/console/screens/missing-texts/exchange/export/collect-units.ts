import type { Language } from '../../../../../client/content-languages.ts'
import { missingParameter } from '../../../../../contract/conventions/query.ts'
import { readVersion } from '../../../../../contract/conventions/version.ts'
import { textsIn } from '../../../../../contract/records/language-texts.ts'
import type { ListRow } from '../../../../engine/list/state/list-rows.ts'
import { readListUrl } from '../../../../engine/list/state/list-url.ts'
import { rowName } from '../../../../engine/list/state/row-name.ts'
import { rowPages } from '../../../../engine/list/tools/row-pages.ts'
import type { ValueContext } from '../../../../engine/values.ts'
import type { NamedList } from '../../use-incomplete-lists.ts'
import type { Unit } from '../file/unit.ts'
import { type TextField, textFields } from '../text-fields.ts'

/** The texts to export. */
export interface ExportSelection {
  source: Language
  target: Language
  /** Includes texts that already have a translation. */
  withTranslated: boolean
}

/** The result of a list page. */
export interface CollectedPage {
  units: readonly Unit[]
  /** Number of missing texts without a source text. */
  withoutSource: number
  records: number
}

const textIn = (row: ListRow, { from }: TextField, { id }: Language): string =>
  textsIn(row[from]).find(({ languageId }) => languageId === id)?.translatedText ?? ''

const isThere = (text: string): boolean => text.trim() !== ''

/** The texts of a row to translate. */
const unitsOf = (
  row: ListRow,
  place: NamedList,
  selection: ExportSelection,
  label: (text: string) => string,
): CollectedPage => {
  const { module, route } = place
  const record = module.list ? rowName(module.list, row) : ''
  const fields = textFields(module)
    .map((field) => ({
      field,
      source: textIn(row, field, selection.source),
      target: textIn(row, field, selection.target),
      isAnywhere: Array.isArray(row[field.from]) && (row[field.from] as readonly unknown[]).length > 0,
    }))
    .filter(({ target, isAnywhere }) => isAnywhere && (selection.withTranslated || !isThere(target)))
  const units = fields
    .filter(({ source }) => isThere(source))
    .map(({ field, source, target }) => ({
      place: {
        module: module.id,
        recordId: Number(row.id),
        property: field.from,
        version: readVersion(row) ?? '',
        route: Object.fromEntries(Object.entries(route).map(([name, value]) => [name, String(value)])),
      },
      source,
      target,
      isRich: field.isRich,
      about: [place.title, record, label(field.label)] as const,
    }))
  return { units, withoutSource: fields.length - units.length, records: 1 }
}

/** Collects the texts to translate of a list, page by page. Rejects with an `ApiError`, or when `signal` aborts. */
export async function* collectUnits(
  place: NamedList,
  selection: ExportSelection,
  { user, label }: Pick<ValueContext, 'user'> & { label: (text: string) => string },
  signal: AbortSignal,
): AsyncGenerator<CollectedPage> {
  const { module, platform, route } = place
  const { list } = module
  if (!list) return
  const state = readListUrl(list, new URLSearchParams())
  const filters = (list.filters ?? []).map((filter, index) => {
    const isMissing = 'param' in filter && filter.param === missingParameter
    return isMissing && !selection.withTranslated ? selection.target.id : (state.filters[index] ?? 0)
  })
  const values = { platform, route, query: {}, user }
  for await (const { rows } of rowPages({ module, list, state: { ...state, filters }, values }, signal)) {
    const found = rows.map((row) => unitsOf(row, place, selection, label))
    yield {
      units: found.flatMap(({ units }) => units),
      withoutSource: found.reduce((sum, { withoutSource }) => sum + withoutSource, 0),
      records: rows.length,
    }
  }
}
