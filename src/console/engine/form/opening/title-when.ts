import type { FormFile } from '../../../../modules/format/types.ts'
import type { ValueContext } from '../../values.ts'
import { meetsCondition } from '../../when.ts'

/**
 * The form's alternative title, button and operation for records that match a condition; undefined for other records.
 */
export const titleWhenOf = (
  { titleWhen }: FormFile,
  record: unknown,
  values: ValueContext,
): FormFile['titleWhen'] =>
  titleWhen && meetsCondition(titleWhen.when, record, values) ? titleWhen : undefined
