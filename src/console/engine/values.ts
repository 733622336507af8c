import { conventions } from '../../contract/conventions/conventions.ts'
import { monthOf } from '../../contract/dates.ts'
import { valueAt } from '../../contract/json.ts'
import type { Platform, Value, Values, When } from '../../modules/format/types.ts'
import type { DayFormat } from '../../modules/format/value-types.ts'
import { routeSegment } from '../ui/page/navigate.tsx'

/**
 * The value at a dotted path (`sender.name`), undefined if the path does not exist; the empty path is the value itself.
 */
export const getPath = (value: unknown, path: string): unknown =>
  path === '' ? value : valueAt(value, path.split('.'))

/** Fills `:name` in a route from `values`; throws if one is missing. */
export const fillRoute = (route: string, values: Readonly<Record<string, unknown>>): string =>
  route.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null) throw new Error(`Route "${route}" needs "${name}"`)
    return routeSegment(value)
  })

type Source = Readonly<Record<string, unknown>>

/** The context for values of a module file. */
export interface ValueContext {
  platform: Platform
  route?: Source
  query?: Source
  row?: unknown
  form?: unknown
  user?: unknown
  /** Payload of the form's lookup. */
  lookup?: unknown
}

/** Today in the user's time zone. */
const todayAs = (format: DayFormat): string => {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return format === 'YYYY-MM-DD' ? parts.join('-') : parts.toReversed().join('/')
}

const wholeNumber = /^(0|[1-9]\d{0,15})$/

/** Route and query parameters are strings; with numeric ids, integers are converted. */
const fromText = (value: unknown): unknown =>
  conventions.ids.type === 'integer' && typeof value === 'string' && wholeNumber.test(value)
    ? Number(value)
    : value

/** Evaluates a value of a module file; undefined if it is missing. */
export const evaluate = (value: Value, context: ValueContext): unknown => {
  if (Array.isArray(value)) return value.map((item: Value) => evaluate(item, context))
  if (typeof value !== 'object' || value === null) return value
  if ('$route' in value) return fromText(getPath(context.route, value.$route))
  if ('$query' in value) return fromText(getPath(context.query, value.$query))
  if ('$row' in value) return getPath(context.row, value.$row)
  if ('$form' in value) return getPath(context.form, value.$form)
  if ('$user' in value) return getPath(context.user, value.$user)
  if ('$lookup' in value) return getPath(context.lookup, value.$lookup)
  if ('$month' in value) return monthOf(getPath(context.form, value.$month)) ?? undefined
  if ('$today' in value) return todayAs(value.$today)
  if ('$platform' in value) return evaluate(value.$platform[context.platform], context)
  throw new Error(`Unknown value ${JSON.stringify(value)}`)
}

/** Evaluates each value of an object; missing ones are omitted. */
export const evaluateAll = (values: Values | undefined, context: ValueContext): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values ?? {})
      .map(([key, value]) => [key, evaluate(value, context)] as const)
      .filter(([, value]) => value !== undefined),
  )

/** Whether a record passes a condition of a module file; a missing condition passes. */
export const meetsCondition = (when: When | undefined, record: unknown, context: ValueContext): boolean => {
  if (!when) return true
  if ('not' in when) return !meetsCondition(when.not, record, context)
  if ('all' in when) return when.all.every((part) => meetsCondition(part, record, context))
  const value = getPath(record, when.field)
  if ('equals' in when) return value === evaluate(when.equals, context)
  return when.in.some((option) => value === evaluate(option, context))
}
