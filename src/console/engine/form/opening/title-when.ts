import type { FormFile } from '../../../../modules/format/types.ts'
import type { ValueContext } from '../../values.ts'
import { meetsCondition } from '../../when.ts'

/** The form's other title, button and operation, for a record that asks for them; undefined for any other record. */
export const titleWhenOf = (
  { titleWhen }: FormFile,
  record: unknown,
  values: ValueContext,
): FormFile['titleWhen'] =>
  titleWhen && meetsCondition(titleWhen.when, record, values) ? titleWhen : undefined
