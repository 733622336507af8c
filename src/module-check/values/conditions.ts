import { isObject } from '../../contract/json.ts'
import type { Reasons, When } from '../../modules/format/types.ts'
import type { Place } from '../subject/subject.ts'
import { checkValue, type Scope } from './values.ts'

/** Checks a condition: its field exists in `record`, and can have its values. */
export const checkWhen = (
  place: Place,
  when: When | undefined,
  record: unknown,
  what: string,
  scope: Scope,
): void => {
  if (!when) return
  if ('not' in when) checkWhen(place.at('not'), when.not, record, what, scope)
  else if ('all' in when)
    for (const [index, part] of when.all.entries())
      checkWhen(place.at('all', index), part, record, what, scope)
  else {
    const field = place.at('field').property(record, when.field, what)
    if (!field) return
    if ('equals' in when) checkValue(place.at('equals'), when.equals, field, scope)
    else
      for (const [index, value] of when.in.entries()) checkValue(place.at('in', index), value, field, scope)
  }
}

/** Whether an option of a widget has reasons; the widget's own schema reports invalid ones. */
export const isReasons = (value: unknown): value is Reasons =>
  isObject(value) && typeof value.field === 'string' && isObject(value.words)

/** Checks that a record has the expected reasons for restrictions, and that every code has a text. */
export const checkReasons = (
  place: Place,
  reasons: Reasons | undefined,
  record: unknown,
  what: string,
): void => {
  const field = reasons && place.at('field').property(record, reasons.field, what)
  if (!field) return
  const codes = (Array.isArray(field.enum) ? field.enum : []).filter((code) => typeof code === 'string')
  for (const code of codes)
    if (!Object.hasOwn(reasons.words, code))
      place.at('words').fault(`"${code}" has no text`, `explain ${reasons.field} ${code}`)
  for (const code of Object.keys(reasons.words))
    if (!codes.includes(code)) place.at('words', code).unknown(`${what} never has "${code}"`, code, codes)
}
