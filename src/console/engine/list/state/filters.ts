import { isDay } from '../../../../contract/dates/day-first.ts'
import { filterParameter } from '../../../../modules/format/filter-parameter.ts'
import type { ChoiceFilter, Filter, ListFile, ReferenceFilter } from '../../../../modules/format/types.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import { slug } from './slug.ts'

/**
 * The state of a filter: the index of an option, the number of a record, a range as `from..to`, or several values separated
 * by commas (the words of options, the numbers of records); 0 or empty when the filter does not narrow.
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

const separator = ','

/** The selected values of a filter by several values, as the address holds them. */
export const chosenValues = (chosen: Chosen): readonly string[] =>
  chosen ? String(chosen).split(separator) : []

/** The state of a filter by several values. */
export const severalChosen = (values: readonly (string | number)[]): Chosen => values.join(separator)

/** The options of a filter by several values, with their words in the address; none is selected for "All". */
export const severalOptions = ({ options }: ChoiceFilter) =>
  options.flatMap(({ label, params }) => (params ? [{ label, params, word: slug(label) }] : []))

const readSeveral = (filter: ChoiceFilter | ReferenceFilter, text: string | null): Chosen => {
  const words = new Set(chosenValues(text ?? ''))
  if ('operation' in filter) return severalChosen([...words].filter((word) => /^[1-9]\d{0,14}$/.test(word)))
  return severalChosen(severalOptions(filter).flatMap(({ word }) => (words.has(word) ? [word] : [])))
}

/** The state of a filter from the address; unknown values do not narrow. */
export const readChosen = (filter: Filter, word: string | null): Chosen => {
  if ('multiple' in filter) return readSeveral(filter, word)
  if ('options' in filter) return optionAt(filter.options, word)
  if ('operation' in filter) return word !== null && /^\d{1,15}$/.test(word) ? Number(word) : 0
  return word === null ? '' : rangeText(...rangeOf(word, filter.type))
}

/** The state of a filter as the address holds it. */
export const writeChosen = (filter: Filter, chosen: Chosen): string =>
  'options' in filter && !filter.multiple ? slug(filter.options[Number(chosen)]?.label ?? '') : String(chosen)

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

const severalParams = (
  filter: ChoiceFilter | ReferenceFilter,
  chosen: Chosen,
  context: ValueContext,
): Readonly<Record<string, unknown>> => {
  const words = chosenValues(chosen)
  const name = filterParameter(filter)
  if (words.length === 0 || name === undefined) return {}
  if ('operation' in filter) return { [name]: words.map(Number) }
  const options = severalOptions(filter).filter(({ word }) => words.includes(word))
  return { [name]: options.map(({ params }) => evaluateAll(params, context)[name]) }
}

/** The parameters that a filter adds to the request of the list. */
export const chosenParams = (
  filter: Filter,
  chosen: Chosen,
  context: ValueContext,
): Readonly<Record<string, unknown>> => {
  if ('multiple' in filter) return severalParams(filter, chosen, context)
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
