import { dateFromSerial, dateToSerial, format, getFormatInfo } from 'numfmt'
import type { Cell } from './table.ts'

/**
 * The day that numbers count from: `1900`, which treats 1900 as a leap year; `1904` (ECMA-376, part 1, 18.17.4.1); or
 * `calendar`, as in LibreOffice: the 1900 system without the leap day, so that day 1 is 31 December 1899.
 */
export type DateSystem = '1900' | '1904' | 'calendar'

/** Days between the two systems of the standard. */
const days1904 = 1462

/** Larger stored numbers have lost digits: spreadsheet programs keep 15 of them. */
const exactBelow = 1e15

/** Excel refuses longer format codes. */
const maxCodeLength = 255

/**
 * Built-in formats (ECMA-376, part 1, 18.8.30). 14 and 22 are the short date of the reader's system, which the file does
 * not record: ISO 8601 is unambiguous. Others depend on an East Asian locale and are omitted.
 */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}

/** The code of a built-in number format; `General` for a number without one. */
export const builtInFormat = (id: number): string => builtIn[id] ?? 'General'

/** The digit zero by the numeral shape in a locale code such as `[$-5000845]` (MS-OI29500, 2.1.739). */
const zeros: Readonly<Record<number, string>> = { 2: '٠', 3: '۰', 4: '०', 5: '০' }

/** The zero of the digits in a format code; undefined for 0 to 9. */
const zeroOf = (code: string): string | undefined => {
  const [, locale] = /\[\$[^\]]*-([0-9a-f]{7,8})\]/i.exec(code) ?? []
  return locale === undefined ? undefined : zeros[Number.parseInt(locale, 16) >>> 24]
}

const withDigits = (text: string, zero: string | undefined): string =>
  zero === undefined
    ? text
    : text.replace(/\d/g, (digit) => String.fromCodePoint(zero.charCodeAt(0) + Number(digit)))

/**
 * A number without a format, with the 15 digits that spreadsheet programs keep instead of the 11 that fit in a cell.
 */
const general = (number: number): string => String(Number(number.toPrecision(15))).replace('e', 'E')

/** Removes spaces that align numbers in a column (`_)`, `?`). */
const compact = (text: string): string => text.replace(/ {2,}/g, ' ').trim()

/** Whether scientific notation replaces digits of a number, as it always does for a large one. */
const isShortened = (text: string, value: number): boolean =>
  /\dE[+-]?\d+$/i.test(text) && (!/E-\d+$/i.test(text) || Number(text) !== value)

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const dayOf = (serial: number, system: DateSystem): string | undefined => {
  const leap1900 = system !== 'calendar'
  const [year = 0, month = 0, day = 0] = dateFromSerial(Math.floor(serial), { leap1900 })
  const isDay = serial >= 1 || (!leap1900 && Math.abs(serial) >= 1)
  return !isDay || year > 9999
    ? undefined
    : `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

/** Formats the content of cells with one number format. */
export interface NumberFormat {
  readonly number: (value: number) => Cell
  /** Applies the text section of the format (`"No. "@`). */
  readonly text: (value: string) => string
}

/**
 * Compiles a format code, such as `0.00%` or `[$-845]d mmmm yyyy`. An invalid code counts as `General`, as in
 * spreadsheet programs. Month names are those of the locale in the code, else English.
 */
export const numberFormat = (given: string, system: DateSystem): NumberFormat => {
  let code = given.length > maxCodeLength ? 'General' : given
  let type = 'general'
  try {
    format(code, 1)
    type = getFormatInfo(code).type
  } catch {
    code = 'General'
  }
  const zero = zeroOf(code)
  const isDate = type === 'date' || type === 'datetime'
  const options = { leap1900: system !== 'calendar' }
  const shown = (value: number): string => {
    if (type === 'general' && /^general$/i.test(code.trim())) return general(value)
    try {
      return compact(format(code, value, options))
    } catch {
      // A day that does not exist in the calendar of the code, such as 29 February 1900 in the Islamic one (`B2`).
      return general(value)
    }
  }
  return {
    number: (value) => {
      const serial = isDate && system === '1904' ? value + days1904 : value
      const text = withDigits(type === 'text' ? general(value) : shown(serial), zero)
      if (isDate) {
        const date = dayOf(serial, system)
        return date === undefined ? { text, kind: 'time' } : { text, kind: 'date', date }
      }
      if (type === 'time') return { text, kind: 'time' }
      const isRounded = Math.abs(value) >= exactBelow || isShortened(text, value)
      return { text, kind: 'number', number: value, ...(isRounded && { isRounded }) }
    },
    text: (value) => (code.includes('@') && code.trim() !== '@' ? format(code, value) : value),
  }
}

const isoMoment = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?Z?)?$/

/** A cell with an ISO 8601 date (type `d`), independent of the date system; the unchanged text if it is not a date. */
export const isoCell = (text: string, code: string): Cell => {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = isoMoment.exec(text) ?? []
  const serial =
    year === undefined ? null : dateToSerial([year, month, day, hour, minute, second].map(Number))
  if (serial === null) return { text, kind: 'text' }
  const cell = numberFormat(code, '1900').number(serial)
  return cell.kind === 'number' ? { text, kind: 'date', date: `${year}-${month}-${day}` } : cell
}
