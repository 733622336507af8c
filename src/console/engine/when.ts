import type { When } from '../../modules/format/types.ts'
import { getPath } from './path.ts'
import { evaluate, type ValueContext } from './values.ts'

/** Whether a record passes a condition of a module file; a missing condition passes. */
export const meetsCondition = (when: When | undefined, record: unknown, context: ValueContext): boolean => {
  if (!when) return true
  if ('not' in when) return !meetsCondition(when.not, record, context)
  if ('all' in when) return when.all.every((part) => meetsCondition(part, record, context))
  const value = getPath(record, when.field)
  if ('equals' in when) return value === evaluate(when.equals, context)
  return when.in.some((option) => value === evaluate(option, context))
}
