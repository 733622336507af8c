import { isObject } from '../../contract/json.ts'
import type { Reasons } from '../../modules/format/types.ts'
import { nameCure } from '../subject/fault.ts'
import type { FilePlace } from '../values/values.ts'

/** Whether an option of a widget is one of reasons; the widget's own schema says what is wrong with one that is not. */
export const isReasons = (value: unknown): value is Reasons =>
  isObject(value) && typeof value.field === 'string' && isObject(value.words)

/** Checks that a record says why something is withheld where the file expects it, and that every code has its words. */
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
