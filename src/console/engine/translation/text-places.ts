import type { Language } from '../../../client/content-languages.ts'
import { queryClient } from '../../../client/query-client.ts'
import { isRecordId } from '../../../contract/records/record-id.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import type { ListFile } from '../../../modules/format/types.ts'
import { validatorRequest } from '../form/validation/use-validator.ts'
import { type GridColumn, textColumns } from '../list/grid/grid-columns.ts'
import { type GridForm, gridFormOf } from '../list/grid/use-grid-form.ts'
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
