import { isDay } from '../../../../contract/dates.ts'
import { readRecordId } from '../../../../contract/records/record-id.ts'
import { filterParameter } from '../../../../modules/format/list-defaults.ts'
import type { ChoiceFilter, Filter, ListFile, ReferenceFilter } from '../../../../modules/format/types.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'

/** The slug of a label in the URL: `Unverified First` → `unverified-first`. */
export const slug = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/**
 * The state of a filter: an option index, a record id, a range as `from..to`, or several comma-separated values
 * (slugs of options, numbers of records); 0 or empty for an inactive filter.
 */
export type Chosen = number | string

type RangeType = 'number' | 'date' | 'moment'

/** Whether a text is a valid range end, possibly open: a number, or a day as `YYYY-MM-DD`. */
export const isBound = (text: string, type: RangeType): boolean =>
  text === '' || (type === 'number' ? /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) : isDay(text))

/** The two ends of a range, empty if open; both empty for an invalid range. */
export const rangeOf = (text: unknown, type: RangeType): readonly [string, string] => {
  const [, from = '', to = ''] = /^(.*?)\.\.(.*)$/.exec(String(text)) ?? []
  return isBound(from, type) && isBound(to, type) ? [from, to] : ['', '']
}

/** A range in URL form; empty if open at both ends. */
export const rangeText = (from: string, to: string): string =>
  from === '' && to === '' ? '' : `${from}..${to}`

const optionAt = (options: readonly { label: string }[], word: string | null): number =>
  Math.max(0, word === null ? 0 : options.findIndex(({ label }) => slug(label) === word))

const separator = ','

/** The selected values of a filter by several values, in URL form. */
export const chosenValues = (chosen: Chosen): readonly string[] =>
  chosen ? String(chosen).split(separator) : []

/** The state of a filter by several values. */
export const severalChosen = (values: readonly (string | number)[]): Chosen => values.join(separator)

/** The options of a filter by several values, with their slugs; the "All" option is excluded. */
export const severalOptions = ({ options }: ChoiceFilter) =>
  options.flatMap(({ label, params }) => (params ? [{ label, params, word: slug(label) }] : []))

const readSeveral = (filter: ChoiceFilter | ReferenceFilter, text: string | null): Chosen => {
  const words = new Set(chosenValues(text ?? ''))
  if ('operation' in filter) return severalChosen([...words].filter((word) => readRecordId(word)))
  return severalChosen(severalOptions(filter).flatMap(({ word }) => (words.has(word) ? [word] : [])))
}

/** The state of a filter from the URL; unknown values are ignored. */
export const readChosen = (filter: Filter, word: string | null): Chosen => {
  if ('multiple' in filter) return readSeveral(filter, word)
  if ('options' in filter) return optionAt(filter.options, word)
  if ('operation' in filter) return readRecordId(word ?? '') ?? 0
  return word === null ? '' : rangeText(...rangeOf(word, filter.type))
}

/** The state of a filter in URL form. */
export const writeChosen = (filter: Filter, chosen: Chosen): string =>
  'options' in filter && !filter.multiple ? slug(filter.options[Number(chosen)]?.label ?? '') : String(chosen)

/** The start of a day, or of the day after, in the local time zone as a timestamp. */
const momentOf = (day: string, later: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // ISO strings of five-digit years have a different format.
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
  if ('operation' in filter) return { [name]: words.map((word) => readRecordId(word)) }
  const options = severalOptions(filter).filter(({ word }) => words.includes(word))
  return { [name]: options.map(({ params }) => evaluateAll(params, context)[name]) }
}

/** The request parameters of a filter. */
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

/** The inactive state of each filter. */
export const unchosen = ({ filters = [] }: Pick<ListFile, 'filters'>): readonly Chosen[] =>
  filters.map((filter) => readChosen(filter, null))
