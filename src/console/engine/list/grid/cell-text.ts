import { isRecordId, type RecordId, readRecordId, recordIds } from '../../../../contract/records/record-id.ts'
import { foldText } from '../../../../contract/text/fold-text.ts'
import { westernDigits, withoutDirectionMarks } from '../../../../contract/text/western-digits.ts'
import { resolveCell } from '../../../cells/registry.ts'
import { richTextOf, textLinesOf } from '../../../cells/rich-text-cell.tsx'
import {
  formatPicked,
  normaliseDuration,
  parsers,
  shownDate,
  shownDateTime,
  shownTime,
} from '../../../widgets/date/date-text.ts'
import { joined, pastedParts } from '../../../widgets/date/pasted-parts.ts'
import { readVisibilityText, visibilityText } from '../../../widgets/date/visibility/visibility-text.ts'
import { textOption } from '../../../widgets/shared/options.ts'
import { typedNumber, writtenNumber } from '../../../widgets/shared/typing/typed-number.ts'
import { mergeTags, toTags } from '../../../widgets/tags/tag-list.ts'
import { valueText } from '../../form/conflict/value-text.ts'
import { type CellKind, type GridColumn, isUnread } from './grid-columns.ts'

/** The language, translations and names that cell texts use. */
export interface CellWords {
  /** Language of the interface. */
  language: string
  /** Translates a text of the module files. */
  label: (text: string) => string
  yes: string
  no: string
  /** The name of a record; undefined while it is unknown. */
  nameOf: (column: GridColumn, id: RecordId) => string | undefined
  /** Whether names of a column's records are being requested. */
  isLoading: (column: GridColumn) => boolean
}

const shownFormats = { date: shownDate, time: shownTime, 'date-time': shownDateTime } as const

const separators = /[;؛\n]/

/** The names of records in a text, which semicolons or lines separate; e-mail addresses of users also commas. */
export const namesIn = (text: string, kind?: CellKind): readonly string[] =>
  text.split(kind === 'users' ? /[;؛,،\n]/ : separators).flatMap((name) => name.trim() || [])

/** The id in a text such as `#7`, which stands for a record without a name; undefined for other texts. */
export const idIn = (text: string): RecordId | undefined => {
  const [, id = ''] = /^#(\S+)$/.exec(text) ?? []
  return readRecordId(westernDigits(id))
}

/** The storage format of a column with dates or times. */
export const formatOf = ({ kind, options }: GridColumn): string =>
  textOption(options, 'valueFormat') ?? shownFormats[kind as keyof typeof shownFormats]

/** The values of a choice or switch with their texts. */
export const choicesOf = (
  column: GridColumn,
  words: CellWords,
): readonly { value: unknown; text: string }[] => {
  const { kind, schema, options, column: listed } = column
  const names = Array.isArray(options.enumNames) ? options.enumNames : []
  if (kind === 'choice')
    return (Array.isArray(schema.enum) ? schema.enum : []).map((value, at) => ({
      value,
      text: words.label(String(names[at] ?? value ?? '')),
    }))
  const cell = listed?.cell === 'status' ? resolveCell(listed.cell) : undefined
  const textOf = (value: boolean, at: number): string => {
    if (cell) return words.label(cell.text(value, listed?.options ?? {}, {}))
    const name: unknown = names[at]
    return typeof name === 'string' ? words.label(name) : value ? words.yes : words.no
  }
  return [true, false].map((value, at) => ({ value, text: textOf(value, at) }))
}

const readChoice = (text: string, column: GridColumn, words: CellWords): unknown => {
  const folded = foldText(text)
  const choices = choicesOf(column, words)
  const found =
    choices.find((choice) => foldText(choice.text) === folded) ??
    choices.find(({ value }) => foldText(String(value)) === folded)
  if (found) return found.value
  if (column.kind !== 'toggle') return { unread: text }
  if (/^(?:1|yes|x|✓)$/i.test(folded)) return true
  return /^(?:0|no)$/i.test(folded) ? false : { unread: text }
}

/** How a kind of cell writes and reads texts. */
interface KindOfCell {
  text: (value: unknown, column: GridColumn, words: CellWords) => string
  /** Gets a trimmed text that is not empty. */
  read: (text: string, column: GridColumn, words: CellWords) => unknown
}

const choice: KindOfCell = {
  text: (value, column, words) =>
    choicesOf(column, words).find((each) => each.value === value)?.text ?? String(value),
  read: readChoice,
}

const momentOf = (kind: keyof typeof shownFormats): KindOfCell => ({
  text: (value, column) => {
    const moment = parsers[kind](value, formatOf(column))
    return moment?.isValid() ? moment.locale('en').format(shownFormats[kind]) : String(value)
  },
  read: (text, column, { language }) => {
    const written = westernDigits(text)
    const parts = pastedParts(kind, written, language)
    const moment = parsers[kind](parts ? joined[kind](parts) : written, shownFormats[kind])
    return moment?.isValid() ? formatPicked(moment, formatOf(column), kind) : { unread: text }
  },
})

/** Several records, by their names. */
const several: KindOfCell = {
  text: (value, column, words) =>
    recordIds(value)
      .map((id) => {
        const name = words.nameOf(column, id) ?? ''
        return name === '' || namesIn(name, column.kind).length > 1 ? `#${id}` : name
      })
      .join('; '),
  // Names are looked up later.
  read: (text, { kind }) => {
    const ids = namesIn(text, kind).map(idIn)
    return ids.every((id) => id !== undefined) ? [...new Set(ids)] : { unread: text }
  },
}

const summary: KindOfCell = {
  text: (value, _, { language }) => valueText(value, language),
  read: (text) => ({ unread: text }),
}

const kinds: Readonly<Record<CellKind, KindOfCell>> = {
  text: { text: String, read: (text) => text },
  lines: { text: String, read: (text) => text },
  rich: { text: (value) => textLinesOf(String(value)), read: richTextOf },
  phone: {
    text: String,
    read: (text) => westernDigits(text).replace(/[^\d+]/g, '') || { unread: text },
  },
  number: {
    text: (value, _, { language }) =>
      typeof value === 'number' ? writtenNumber(String(value), language) : String(value),
    read: (text, _, { language }) => typedNumber(text, language) ?? { unread: text },
  },
  date: momentOf('date'),
  time: momentOf('time'),
  'date-time': momentOf('date-time'),
  duration: { text: String, read: (text) => normaliseDuration(westernDigits(text)) },
  choice,
  toggle: choice,
  reference: {
    text: (value, column, words) => (isRecordId(value) && words.nameOf(column, value)) || `#${value}`,
    // Names are looked up later.
    read: (text) => idIn(text) ?? { unread: text },
  },
  references: several,
  users: several,
  tags: {
    text: (value) => toTags(value).join(', '),
    read: (text) => mergeTags([], text.split(/[,،;\n]/)),
  },
  visibility: { text: visibilityText, read: (text) => readVisibilityText(text) ?? { unread: text } },
  file: summary,
  summary,
}

/** The text of a value, as shown, copied and edited. */
export const cellText = (column: GridColumn, value: unknown, words: CellWords): string => {
  if (isUnread(value)) return value.unread
  if (value === undefined || value === null || value === '') return ''
  return kinds[column.kind].text(value, column, words)
}

/**
 * Reads the value of a typed or pasted text; undefined for an empty text. A text that the column cannot read is kept as
 * `unread`; names of records are kept so too, until they are looked up.
 */
export const readCell = (column: GridColumn, typed: string, words: CellWords): unknown => {
  const { kind, language } = column
  if (kind === 'lines') return typed === '' && !language ? undefined : typed
  const text = kind === 'text' ? typed.replace(/\s*[\r\n]+\s*/g, ' ') : withoutDirectionMarks(typed).trim()
  if (text === '') return language ? '' : undefined
  return kinds[kind].read(text, column, words)
}
