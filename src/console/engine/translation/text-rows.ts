import type { Language } from '../../../client/content-languages.ts'
import { queryClient } from '../../../client/query-client.ts'
import { asRecord, type PlainObject } from '../../../contract/json.ts'
import { isRecordId } from '../../../contract/records/record-id.ts'
import { foldText } from '../../../contract/text/fold-text.ts'
import { fieldNames } from '../../../modules/format/field-order.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import type { ListFile, Module } from '../../../modules/format/types.ts'
import { plainText } from '../../cells/rich-text-cell.tsx'
import { isBlankHtml } from '../../widgets/rich-text/blank-html.ts'
import { flagOption } from '../../widgets/shared/options.ts'
import { findValueMapping } from '../../widgets/value-mappings.ts'
import { uiOptions } from '../form/data/mapping.ts'
import { propertySchema } from '../form/data/schema.ts'
import { validatorRequest } from '../form/validation/use-validator.ts'
import { type GridColumn, getCell, textColumns } from '../list/grid/grid-columns.ts'
import type { RowEdit } from '../list/grid/grid-edits.ts'
import type { GridRow } from '../list/grid/use-edited-rows.ts'
import { type GridForm, gridFormOf } from '../list/grid/use-grid-form.ts'
import type { StoredRow } from '../list/grid/use-grid-rows.ts'
import type { ListRow } from '../list/state/list-rows.ts'
import type { ValueContext } from '../values.ts'
import type { NamedList } from './use-incomplete-lists.ts'

/** A list with texts to translate, and the part of its form with these texts. */
export interface TextPlace extends NamedList {
  list: ListFile
  form: GridForm
}

/** Loads what a place needs for editing: the texts of its form, with the rules of changed texts only. */
export const loadPlace = async (place: NamedList, languages: readonly Language[]): Promise<TextPlace> => {
  const { module } = place
  if (!module.list) throw new Error(`Module "${module.id}" has no list.json`)
  const form = gridFormOf(module, await queryClient.fetchQuery(validatorRequest(module)), languages)
  return {
    ...place,
    list: module.list,
    form: { ...form, columns: textColumns(form.mapping), isPartial: true },
  }
}

/** The values of a place's module files. */
export const contextOf = (
  { platform, route }: Pick<NamedList, 'platform' | 'route'>,
  user: ValueContext['user'],
): ValueContext => ({ platform, route, query: {}, user })

/** The address parameters of a record's form; undefined for a row without a number. */
export const formParams = (
  { module, route }: Pick<NamedList, 'module' | 'route'>,
  { id }: ListRow,
): Readonly<Record<string, unknown>> | undefined => {
  if (!isRecordId(id)) return undefined
  const last = modulePaths(module.module, 'edit')[0]?.match(/:\w+/g)?.at(-1)?.slice(1) ?? 'id'
  return { ...route, [last]: String(id) }
}

/** The column of a property's text in a language. */
export const textColumn = (
  { form }: Pick<TextPlace, 'form'>,
  name: string,
  languageId: number | undefined,
): GridColumn | undefined =>
  form.columns.find((column) => column.name === name && column.language?.id === languageId)

/** A record with texts to translate. */
export interface TextRecord {
  /** Key of its edit: the place and the number. */
  key: string
  place: TextPlace
  name: string
  stored: StoredRow
}

/** The numbers of the languages. */
export interface Pair {
  source: number
  target: number
}

/** The states of texts, in the order of their filters; `changed` since the translation. */
export const textStates = ['missing', 'changed', 'translated'] as const

export type TextState = (typeof textStates)[number]

/** A row of the translation: one text of a record. Its cells are `source` and `target`. */
export interface TextRow extends GridRow {
  of: TextRecord
  column: GridColumn
  /** The source; undefined if the content has no such language any more. */
  source: GridColumn | undefined
  isRich: boolean
  /** Before the unsaved change. */
  storedState: TextState
  state: TextState
}

export const recordKey = ({ key }: Pick<TextPlace, 'key'>, id: unknown): string => `${key}#${String(id)}`

/** The place of a {@link recordKey}. */
export const placeKeyOf = (key: string): string => key.slice(0, key.lastIndexOf('#'))

export const isRichColumn = ({ options }: GridColumn): boolean => flagOption(options, 'rich') === true

const isBlank = (column: GridColumn, value: unknown): boolean =>
  typeof value !== 'string' || (isRichColumn(column) ? isBlankHtml(value) : value.trim() === '')

/** The text of a value in its cell: of rich text without its format. */
const shown = (column: GridColumn, value: unknown): unknown =>
  isRichColumn(column) && typeof value === 'string' ? plainText(value) : value

const only = (cells: PlainObject, column: GridColumn): PlainObject =>
  Object.hasOwn(cells, column.key) ? { target: shown(column, cells[column.key]) } : {}

/** The edit of one text of a record. */
const editOf = (edit: RowEdit | undefined, column: GridColumn): RowEdit | undefined =>
  edit && Object.hasOwn(edit.cells, column.key)
    ? { ...edit, cells: only(edit.cells, column), base: only(edit.base, column) }
    : undefined

/** Why one text of a record was not saved. */
const refusalOf = (refusal: GridRow['refusal'], column: GridColumn): GridRow['refusal'] => {
  const message = refusal?.cells[column.key]
  return (
    refusal && {
      ...refusal,
      cells: message === undefined ? {} : { target: message },
      theirs: only(refusal.theirs, column),
    }
  )
}

/** The key of a text whose translation is older than its source. */
export const changedKey = (record: Pick<TextRecord, 'key'>, name: string): string => `${record.key} ${name}`

/**
 * The rows of a record, one for each property with a text in any language. `whole` is the record as a row with all its
 * texts, `changed` has the texts that changed since their translation.
 */
export const textRowsOf = (
  of: TextRecord,
  whole: GridRow,
  { source, target }: Pair,
  changed: ReadonlySet<string>,
): readonly TextRow[] => {
  const { columns } = of.place.form
  const names = [...new Set(columns.map(({ name }) => name))]
  return names.flatMap((name): TextRow[] => {
    const [from, column] = [textColumn(of.place, name, source), textColumn(of.place, name, target)]
    const all = columns.filter((each) => each.name === name)
    const isAnywhere = all.some((each) => !isBlank(each, getCell(whole.data, each)))
    const edit = column && editOf(whole.edit, column)
    if (!column || (!isAnywhere && !edit)) return []
    const cellsOf = (data: PlainObject): PlainObject => ({
      source: from ? shown(from, getCell(data, from)) : '',
      target: shown(column, getCell(data, column)),
    })
    const stateIn = (data: PlainObject): TextState => {
      if (isBlank(column, getCell(data, column))) return 'missing'
      return changed.has(changedKey(of, name)) ? 'changed' : 'translated'
    }
    const fault = whole.faults[column.key]
    const storedState = stateIn(whole.stored)
    return [
      {
        ...{ id: changedKey(of, name), of, column, source: from, isRich: isRichColumn(column), storedState },
        ...{ row: of.stored.row, stored: cellsOf(whole.stored), data: cellsOf(whole.data), edit },
        state: edit ? (stateIn(whole.data) === 'missing' ? 'missing' : 'translated') : storedState,
        faults: fault === undefined ? {} : { target: fault },
        refusal: edit && refusalOf(whole.refusal, column),
      },
    ]
  })
}

/** Returns a test of rows for a filter and a search; unsaved texts stay in view of the filter. */
export const isShownBy = (state: TextState | null, search: string): ((row: TextRow) => boolean) => {
  const wanted = foldText(search)
  return ({ storedState, edit, data, of }) =>
    (state === null || storedState === state || edit !== undefined) &&
    (wanted === '' ||
      [data.source, data.target, of.name].some((text) => foldText(String(text ?? '')).includes(wanted)))
}

/** A form field with a text per language. */
export interface TextField {
  /** The property in form and record. */
  name: string
  from: string
  /** Label from the module's file, not translated. */
  label: string
  isRich: boolean
  /** Maximum number of characters of a text. */
  maxLength: number
}

/** The fields of a module's form with texts per language, in order. */
export const textFields = ({ ui = {}, schema = {} }: Module): readonly TextField[] =>
  fieldNames(ui).flatMap((name) => {
    const { widget, from, label, title, rich } = uiOptions(asRecord(ui[name]))
    if (typeof widget !== 'string' || findValueMapping(widget)?.needsLanguages !== true) return []
    const { maxLength } = propertySchema(asRecord(propertySchema(schema, name).items), 'text')
    return [
      {
        name,
        from: typeof from === 'string' ? from : name,
        label: String(label ?? title ?? name),
        isRich: rich === true,
        maxLength: typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY,
      },
    ]
  })
