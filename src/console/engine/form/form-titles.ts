import type { FormFile, RowAction } from '../../../modules/format/types.ts'
import { moduleEntry } from '../modules.ts'
import { meetsCondition, type ValueContext } from '../values.ts'

/**
 * The form's alternative title, button and operation for records that match a condition; undefined for other records.
 */
export const titleWhenOf = (
  { titleWhen }: FormFile,
  record: unknown,
  values: ValueContext,
): FormFile['titleWhen'] =>
  titleWhen && meetsCondition(titleWhen.when, record, values) ? titleWhen : undefined

/** The title of a form in a dialog before it has loaded: the action, or the module's record name. */
export const formName = (module: string, action?: Pick<RowAction, 'label'>): string => {
  const { one, title } = moduleEntry(module).module
  return action?.label ?? one ?? title
}
