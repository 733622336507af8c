import { isObject } from '../../../../contract/json.ts'
import { textOption } from '../../shared/options.ts'
import type { ReadValue, WidgetOptions, WriteValue } from '../../widget.ts'

export const visibilityModes = ['single', 'multiple', 'range'] as const
export type VisibilityMode = (typeof visibilityModes)[number]

/** The days on which content is shown: one day of the year, several, or a range. Days are `DD-MM`. */
export interface Visibility {
  mode: VisibilityMode
  start?: string
  end?: string
  dates?: readonly string[]
  /** Days of the record that its mode does not show; kept until the user changes the field. */
  unseen?: { start?: string; end?: string }
}

/** The three properties of record and body; the options `start`, `end` and `dates` rename them. */
const fieldsOf = (options: WidgetOptions) => ({
  start: textOption(options, 'start') ?? 'startVisibilityDayMonth',
  end: textOption(options, 'end') ?? 'endVisibilityDayMonth',
  dates: textOption(options, 'dates') ?? 'amaliyatVisibilityDayMonths',
})

/** Body properties that {@link writeVisibility} fills. */
export const visibilityFields = (_: string, options: WidgetOptions): readonly string[] =>
  Object.values(fieldsOf(options))

const dayOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const daysOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(dayOf).filter((day) => day !== '') : []

const isMode = (value: unknown): value is VisibilityMode => visibilityModes.some((mode) => mode === value)

/** Converts form data to a visibility; other values become an empty range, the start of a new form. */
export const toVisibility = (value: unknown): Visibility => {
  if (!isObject(value) || !isMode(value.mode)) return { mode: 'range' }
  const { mode, start, end, dates, unseen } = value
  return {
    mode,
    ...(typeof start === 'string' && { start }),
    ...(typeof end === 'string' && { end }),
    ...(Array.isArray(dates) && { dates: dates.map((day) => (typeof day === 'string' ? day : '')) }),
    ...(isObject(unseen) && { unseen: daysIn(dayOf(unseen.start), dayOf(unseen.end)) }),
  }
}

const daysIn = (start: string, end: string): { start?: string; end?: string } => ({
  ...(start !== '' && { start }),
  ...(end !== '' && { end }),
})

/**
 * Reads the form value from the record: a list of days means several, both ends a range, anything else a single day. A
 * new form starts with a range.
 */
export const readVisibility: ReadValue = (record, _, options, { mode }): Visibility => {
  const fields = fieldsOf(options)
  const dates = daysOf(record[fields.dates])
  const start = dayOf(record[fields.start])
  const end = dayOf(record[fields.end])
  if (mode === 'create') return { mode: 'range' }
  if (dates.length > 0)
    return { mode: 'multiple', dates, ...((start || end) && { unseen: daysIn(start, end) }) }
  if (start !== '' && end !== '') return { mode: 'range', start, end }
  return { mode: 'single', ...daysIn(start, ''), ...(end !== '' && { unseen: { end } }) }
}

const writeDays = ({ mode, ...days }: Visibility, fields: ReturnType<typeof fieldsOf>) => {
  const start = dayOf(days.start)
  const end = dayOf(days.end)
  if (mode === 'multiple') return { [fields.dates]: [...new Set(daysOf(days.dates))] }
  return {
    ...(start !== '' && { [fields.start]: start }),
    ...(mode === 'range' && end !== '' && { [fields.end]: end }),
  }
}

/** The body properties: a single day sends only the start, a range both ends, several days the list. */
export const writeVisibility: WriteValue = (value, _, options) => {
  const fields = fieldsOf(options)
  const visibility = toVisibility(value)
  const { start, end } = visibility.unseen ?? {}
  return {
    ...(start && { [fields.start]: start }),
    ...(end && { [fields.end]: end }),
    ...writeDays(visibility, fields),
  }
}
