import { westernDigits } from '../../../../contract/text/western-digits.ts'
import { textOption } from '../../../widgets/shared/options.ts'
import { writtenNumber } from '../../../widgets/shared/typing/typed-number.ts'
import type { GridColumn } from '../grid/grid-columns.ts'
import { type SheetRow, textIn } from './read-rows.ts'

/** A sentence of the hint beside a cell of a template; `key` is of the texts `import.hint`. */
interface Hint {
  key:
    | 'required'
    | 'date'
    | 'time'
    | 'dateTime'
    | 'duration'
    | 'tags'
    | 'names'
    | 'emails'
    | 'visibility'
    | 'file'
    | 'maxLength'
    | 'minimum'
    | 'maximum'
  limit?: number
}

const formats: Readonly<Record<string, Hint['key']>> = {
  ...{
    date: 'date',
    time: 'time',
    'date-time': 'dateTime',
    duration: 'duration',
    tags: 'tags',
    references: 'names',
    users: 'emails',
    visibility: 'visibility',
    file: 'file',
  },
}

/** The hint for a column. */
export const hintsOf = ({ kind, schema, isRequired }: GridColumn): readonly Hint[] => {
  const format = formats[kind]
  const limit = (key: 'maxLength' | 'minimum' | 'maximum'): Hint[] => {
    const { [key]: most } = schema
    return typeof most === 'number' && kind !== 'reference' && kind !== 'choice' ? [{ key, limit: most }] : []
  }
  return [
    ...(isRequired ? [{ key: 'required' as const }] : []),
    ...(format ? [{ key: format }] : []),
    // The format of a date or time has a length of its own.
    ...(format ? [] : limit('maxLength')),
    ...limit('minimum'),
    ...limit('maximum'),
  ]
}

const within = (schema: Readonly<Record<string, unknown>>, number: number): number => {
  const { minimum, maximum } = schema
  const atLeast = typeof minimum === 'number' ? Math.max(minimum, number) : number
  return typeof maximum === 'number' ? Math.min(maximum, atLeast) : atLeast
}

/** The text of a column in the first or second example row; choices take turns. */
export const exampleOf = (
  column: GridColumn,
  number: number,
  heading: string,
  choices: readonly string[],
  language: string,
): string => {
  const { kind, schema, options } = column
  const day = `0${number}-03-2026`
  if (choices.length > 0) return choices[(number - 1) % choices.length] ?? ''
  switch (kind) {
    case 'number':
      return writtenNumber(String(within(schema, number)), language)
    case 'date':
      return day
    case 'time':
      return '09:30 AM'
    case 'date-time':
      return `${day} 09:30 AM`
    case 'duration':
      return '00:10:00'
    case 'phone':
      return `0120000003${number}`
    case 'visibility':
      return `0${number}-03 – 09-03`
    case 'tags':
      return `${heading} 1, ${heading} 2`
    case 'text':
    case 'lines':
    case 'rich': {
      const format = textOption(options, 'widget') ?? schema.format
      if (format === 'email') return `name${number}@example.org`
      if (format === 'url' || format === 'uri') return `https://example.org/${number}`
      const longest = typeof schema.maxLength === 'number' ? schema.maxLength : 255
      return `${heading} ${number}`.slice(0, longest)
    }
    default:
      return ''
  }
}

/** Kinds whose examples depend on nothing but the column: they tell an example row from others. */
const telling: readonly string[] = [
  'number',
  'date',
  'time',
  'date-time',
  'duration',
  'phone',
  'tags',
  'text',
  'lines',
  'rich',
]

/** A heading of a template: required columns are marked. */
export const markedHeading = (heading: string, isRequired: boolean): string =>
  isRequired ? `${heading} *` : heading

/** Language of the numbers that example rows are compared in. */
const compared = 'en'

/**
 * Whether a row is one of the example rows of the template, which is not imported. Its texts contain the headings of the
 * file, in the language in which the template was made.
 */
export const isExample = (
  row: SheetRow,
  targets: readonly (GridColumn | undefined)[],
  headings: readonly string[],
): boolean => {
  // A number or time alone could be a real row.
  const hasText = targets.some((column) => column?.kind === 'text' || column?.kind === 'lines')
  const isLike = (column: GridColumn | undefined, at: number, number: number): boolean => {
    if (!column || !telling.includes(column.kind)) return true
    const heading = (headings[at] ?? '').replace(/\s*\*\s*$/, '')
    const text = textIn(row[at])
    const found = column.kind === 'number' ? westernDigits(text).replace(/[,٫]/, '.') : text
    return found === exampleOf(column, number, heading, [], compared)
  }
  return hasText && [1, 2].some((number) => targets.every((column, at) => isLike(column, at, number)))
}
