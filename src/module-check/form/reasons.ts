import { isObject } from '../../contract/json.ts'
import type { Reasons } from '../../modules/format/types.ts'
import { nameCure } from '../subject/fault.ts'
import type { FilePlace } from '../values/values.ts'

/** Whether an option of a widget has reasons; the widget's own schema reports invalid ones. */
export const isReasons = (value: unknown): value is Reasons =>
  isObject(value) && typeof value.field === 'string' && isObject(value.words)

/** Checks that a record has the expected reasons for restrictions, and that every code has a text. */
export const checkReasons = (
  { subject, file, place }: FilePlace,
  reasons: Reasons | undefined,
  record: unknown,
  what: string,
): void => {
  if (!reasons) return
  const { contract, report } = subject
  const field = contract.at(record, reasons.field)
  if (!field) {
    const message = `${what} has no property "${reasons.field}"`
    report(file, [...place, 'field'], message, nameCure(reasons.field, contract.names(record)))
    return
  }
  const codes = (Array.isArray(field.enum) ? field.enum : []).filter((code) => typeof code === 'string')
  for (const code of codes)
    if (!Object.hasOwn(reasons.words, code))
      report(file, [...place, 'words'], `"${code}" has no words`, `say what ${reasons.field} ${code} means`)
  for (const code of Object.keys(reasons.words))
    if (!codes.includes(code))
      report(file, [...place, 'words', code], `${what} never says "${code}"`, nameCure(code, codes))
}
