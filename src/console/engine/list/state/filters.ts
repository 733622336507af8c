import { isDay } from '../../../../contract/dates/day-first.ts'
import type { Filter, ListFile } from '../../../../modules/format/types.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import { slug } from './slug.ts'

/**
 * What is chosen of a filter: the index of an option, the number of a record, or a range as `from..to`; 0 or nothing when
 * the filter does not narrow.
 */
export type Chosen = number | string

type RangeType = 'number' | 'date' | 'moment'

/** Whether a text is one end of a range, which may be open: a number, or a day as `YYYY-MM-DD`. */
export const isBound = (text: string, type: RangeType): boolean =>
  text === '' || (type === 'number' ? /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) : isDay(text))

/** The two ends of a range, each empty when open; nothing of a text that is no range of the kind. */
export const rangeOf = (text: unknown, type: RangeType): readonly [string, string] => {
  const [, from = '', to = ''] = /^(.*?)\.\.(.*)$/.exec(String(text)) ?? []
  return isBound(from, type) && isBound(to, type) ? [from, to] : ['', '']
}

/** A range as the address holds it; empty when open at both ends. */
export const rangeText = (from: string, to: string): string =>
  from === '' && to === '' ? '' : `${from}..${to}`

const optionAt = (options: readonly { label: string }[], word: string | null): number =>
  Math.max(0, word === null ? 0 : options.findIndex(({ label }) => slug(label) === word))

/** What an address says of a filter; anything it does not know does not narrow. */
export const readChosen = (filter: Filter, word: string | null): Chosen => {
  if ('options' in filter) return optionAt(filter.options, word)
  if ('operation' in filter) return word !== null && /^\d{1,15}$/.test(word) ? Number(word) : 0
  return word === null ? '' : rangeText(...rangeOf(word, filter.type))
}

/** The same as the address has it. */
export const writeChosen = (filter: Filter, chosen: Chosen): string =>
  'options' in filter ? slug(filter.options[Number(chosen)]?.label ?? '') : String(chosen)

/** The beginning of a day of this place, or of the day after, as a moment. */
const momentOf = (day: string, later: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // Of a year of five digits ISO makes a text of another form.
  const moment = Math.min(
    new Date(year, month - 1, date + later).getTime(),
    Date.parse('9999-12-31T23:59:59.999Z'),
  )
  return new Date(moment).toISOString()
}

const bound = (text: string, type: RangeType, later: number): unknown => {
  if (type === 'number') return Number(text)
  return type === 'date' ? text : momentOf(text, later)
}

/** What a filter adds to the list call. */
export const chosenParams = (
  filter: Filter,
  chosen: Chosen,
  context: ValueContext,
): Readonly<Record<string, unknown>> => {
  if ('options' in filter) return evaluateAll(filter.options[Number(chosen)]?.params, context)
  if ('operation' in filter) return chosen ? { [filter.param]: chosen } : {}
  const [from, to] = rangeOf(chosen, filter.type)
  return {
    ...(from && { [filter.from]: bound(from, filter.type, 0) }),
    ...(to && { [filter.to]: bound(to, filter.type, 1) }),
  }
}

/** What each filter has when it does not narrow. */
export const unchosen = ({ filters = [] }: Pick<ListFile, 'filters'>): readonly Chosen[] =>
  filters.map((filter) => readChosen(filter, null))
