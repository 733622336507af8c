import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { asRecord } from '../../../../../contract/json.ts'
import type { Column } from '../../../../../modules/format/types.ts'
import { resolveCell } from '../../../../cells/registry.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { textDirection } from '../../../../ui/text-direction.ts'
import type { ListRow } from '../../state/list-rows.ts'
import { useListSettings, useVisibleColumns } from '../../state/list-settings.ts'
import { cellValue } from '../cell-view.tsx'
import type { RowsViewProps } from '../use-row-parts.tsx'

/**
 * Word parts that a heading may be hyphenated before, by language of the interface. Browsers do not all have the
 * dictionaries for automatic hyphenation.
 */
const parts: Readonly<Record<string, RegExp>> = {
  en: /(?<=recom)(?=mended)/giu,
  fr: /(?<=recom)(?=mandé)/giu,
  de: /(?<=emp)(?=fohlen)|(?<=\p{L}{4})(?=adresse|beschreibung|kategorie|mitglied|nummer|satz)/giu,
  nl: /(?<=\p{L}{2})(?=adres|beelding|bevolen|categorie|lid\b|nummer|schaps|schrijving|wijzigd)/giu,
}

/** A heading with soft hyphens in its long words. */
export const withBreaks = (heading: string, language: string): string => {
  const part = parts[language]
  return part ? heading.replace(part, '\u00ad') : heading
}

/** The approximate width of a letter in CSS pixels at 13 px. */
const widthOfLetter = (letter: string): number => {
  if (/\p{Mn}/u.test(letter)) return 0
  if (/[mwMW]/.test(letter)) return 12
  if (/\p{Nd}/u.test(letter)) return 7.4
  if (/[سشصض]/.test(letter)) return 8
  if (/\p{Script=Arabic}/u.test(letter)) return 6
  if (/[fijlrtI .,'-]/.test(letter)) return 5
  return /\p{Lu}/u.test(letter) ? 9 : 7.7
}

/** Widths by letter: a page has thousands of letters, of which few differ. */
const letterWidths = new Map<string, number>()

const letterWidth = (letter: string): number => {
  const known = letterWidths.get(letter)
  if (known !== undefined) return known
  const width = widthOfLetter(letter)
  letterWidths.set(letter, width)
  return width
}

/**
 * The approximate width of a short text in CSS pixels at 13 px. Measuring would need the fonts, which load after the
 * first rows.
 */
export const textWidth = (text: string): number => {
  let width = 0
  for (const letter of text) width += letterWidth(letter)
  return width
}

/** The approximate width of the longest part of a text that is not broken: a word, or a part of it up to a hyphen. */
export const longestWord = (text: string): number =>
  Math.max(
    ...text
      .replaceAll('\u00ad', '- ')
      .split(/\s+|(?<=-)(?!\d)/)
      .map(textWidth),
  )

/** A column of a list's table. Lengths in CSS pixels. */
export interface TableColumn {
  /** The module's column. */
  column: Column
  heading: string
  align: 'left' | 'center' | 'right'
  minWidth: number
  /** A fixed width, or a share of the remaining space. */
  width?: number
  flex?: number
  /** The column that names the rows. */
  isName?: true
}

/** Width of the column with row numbers, and of the check box before it. */
const serialWidth = 34
const pickWidth = 24

/** Width of a heading's longest word, the cell's padding and the sort arrow. */
const headingWidth = (heading: string, sortable: boolean): number =>
  Math.ceil(longestWord(heading)) + 12 + (sortable ? 22 : 0)

/** The maximum width of a column with few values; longer ones take two lines. */
const widestFixed = 124

/** Width of the longest text of a column with few values, its dot or frame, and the cell's padding; 0 for others. */
const wordsWidth = ({ options }: Column, label: (text: string) => string): number => {
  const words = Object.values(asRecord(options?.words))
  return words.length === 0
    ? 0
    : Math.min(widestFixed, Math.ceil(Math.max(...words.map((word) => textWidth(label(String(word))))) + 32))
}

/** The language of the interface, and the function that translates labels into it. */
interface Words {
  label: (text: string) => string
  language: string
}

/** Width of a text at 14 px, from that at 13 px, and the cell's padding. */
const valueWidth = (width: number): number => Math.ceil((width * 14) / 13) + 11

/** Width of a column whose values have similar lengths; undefined for texts. */
const fixedWidth = ({ flex, ...column }: Column, { label, language }: Words): number | undefined => {
  const { width, text } = resolveCell(column.cell)
  if (flex !== undefined || width === undefined) return undefined
  if (typeof width === 'object')
    return valueWidth(textWidth(text(width.longest, column.options ?? {}, {}, language)))
  return wordsWidth(column, label) || width
}

/** Minimum widths of texts: of the column that names the rows, and of the others. */
const leastName = 116
const leastText = 58

const tableColumn = (
  column: Column,
  words: Words,
  chosen: number | undefined,
  isName: boolean,
): TableColumn => {
  const cell = resolveCell(column.cell)
  const heading = withBreaks(words.label(column.label), words.language)
  const usual = fixedWidth(column, words)
  const least = Math.max(column.minWidth ?? 0, headingWidth(heading, column.sortBy !== undefined))
  const width = chosen ?? (usual === undefined ? undefined : Math.max(usual, least))
  return {
    column,
    heading,
    align: cell.align ?? 'left',
    minWidth: Math.max(column.minWidth ?? width ?? (isName ? leastName : leastText), least),
    ...(width === undefined ? { flex: column.flex ?? cell.flex ?? 1 } : { width }),
  }
}

/** The columns of a list's table between the row number and the buttons. */
export const useTableColumns = ({ page }: Pick<RowsViewProps, 'page'>): readonly TableColumn[] => {
  const label = useLabel()
  const { language } = useTranslation().i18n
  const { settings } = useListSettings(page)
  const columns = useVisibleColumns(page)
  return useMemo(() => {
    const name = columns.find(({ cell }) => cell === undefined)
    const all = columns.map((column) =>
      tableColumn(column, { label, language }, settings.widths?.[column.field], column === name),
    )
    const share = Math.max(...all.map(({ flex }) => flex ?? 0))
    return all.map((one) =>
      one.column === name && one.flex !== undefined ? { ...one, flex: share, isName: true } : one,
    )
  }, [columns, settings, label, language])
}

/** Widths of the space around a row's buttons, and of a button. */
const buttonsPadding = 10
const buttonWidth = 30

/** The custom property with a column's width while its edge is dragged. */
export const trackOf = (field: string): string => `--track-${field.replace(/[^\w-]/g, '-')}`

/** Longer words are broken. */
const longestWidth = 124

/** The texts of a column. */
const textsOf = (
  { field, cell, options }: Column,
  rows: readonly ListRow[],
  { label, language }: Words,
): readonly string[] => {
  const resolved = resolveCell(cell)
  return rows.map((row) =>
    label(resolved.text(cellValue(resolved, row, field), options ?? {}, row, language)),
  )
}

/** Width of the longest word at the start of a column's texts, except addresses, which are truncated. */
const wordWidth = (texts: readonly string[]): number => {
  const widths = texts
    .filter((text) => !/@|:\/\//.test(text))
    // Right-to-left texts are larger.
    .map((text) => longestWord(text.slice(0, 60)) * (textDirection(text) === 'rtl' ? 1.4 : 1))
  return Math.min(longestWidth, Math.max(0, ...widths.map(valueWidth)))
}

/** The maximum width that a column of e-mail addresses takes from the others. */
const widestMail = 240

/** Width of the longest e-mail address of a column; 0 if there is none. */
const mailWidth = (texts: readonly string[]): number => {
  const widths = texts.filter((text) => /^\S+@\S+$/.test(text)).map((text) => valueWidth(textWidth(text)))
  return Math.min(widestMail, Math.max(0, ...widths))
}

/** The grid tracks of a table: check box and row number, columns, and space for the maximum number of buttons. */
export const tracksOf = (
  columns: readonly TableColumn[],
  rows: readonly ListRow[],
  words: Words,
  hasPicks: boolean,
  maxButtons: number | null,
): string => {
  const texts = columns.map(({ column, width }) => (width === undefined ? textsOf(column, rows, words) : []))
  const needed = columns.map(
    ({ width, minWidth }, at) => width ?? Math.max(minWidth, wordWidth(texts[at] ?? [])),
  )
  // The column that names the rows gets no less space than any other.
  const widest = Math.min(widestFixed, Math.max(...needed))
  const leasts = columns.map(({ isName }, at) => Math.max(needed[at] ?? 0, isName ? widest : 0))
  const before = serialWidth + (hasPicks ? pickWidth : 0)
  const after = maxButtons === null ? [] : [buttonsPadding + buttonWidth * Math.max(2, maxButtons)]
  const mails = texts.map(mailWidth)
  const shares = mails.filter((mail) => mail > 0).length
  const total = [before, ...leasts, ...after].reduce((sum, width) => sum + width, 0)
  return [
    `${before}px`,
    ...columns.map(({ column, width, flex }, at) => {
      const [least = 0, mail = 0] = [leasts[at], mails[at]]
      // As wide as its addresses, as long as all columns fit.
      const start =
        mail > least
          ? `clamp(${least}px, ${least}px + (100% - ${total}px) / ${shares}, ${mail}px)`
          : `${least}px`
      const track = width === undefined ? `minmax(${start}, ${flex ?? 1}fr)` : `${width}px`
      return `var(${trackOf(column.field)}, ${track})`
    }),
    ...after.map((width) => `${width}px`),
  ].join(' ')
}
