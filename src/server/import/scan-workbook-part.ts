import { Parser } from 'saxen'
import { sheetRows } from '../../contract/records/spreadsheet.ts'
import { damagedWorkbook } from './archive.ts'
import { area, cellTooFar, sheetTooLarge, tooManyRows } from './spreadsheet.ts'

/** A cell that holds a formula; columns are named by letters. */
export type CellReference = { readonly row: number; readonly letters: string }

/** Deeper than anything that a spreadsheet program writes into the parts that are read. */
const maxDepth = 64
const maxElements = 3_000_000
const maxAttributes = 100
/** Signs without an end of what they belong to; a cell holds 32,767 at most. */
const maxTokenLength = 512 * 1024
const portion = 64 * 1024

/** `A` → 1, `AB` → 28. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

type Attributes = () => Readonly<Record<string, string>>
type Decode = (text: string) => string

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * The `r` of an element, with or without a prefix, since whoever reads it next minds none; empty when it has none. Looks at
 * the attributes of every element: thousands of them on one are slow to read.
 */
function addressOf(attributes: Attributes, decode: Decode): string {
  let address = ''
  let count = 0
  const all = attributes()
  for (const name in all) {
    count += 1
    if (count > maxAttributes) throw sheetTooLarge()
    if (name !== 'r' && !name.endsWith(':r')) continue
    if (name === 'xmlns:r') continue
    if (address !== '') throw damagedWorkbook()
    address = decode(all[name] ?? '')
  }
  return address
}

/** What is noticed of the XML of one part, tag by tag. */
class Look {
  readonly formulas: CellReference[] = []
  /** Whether anything was found since this was set to false. */
  moved = true
  #depth = 0
  #elements = 0
  #rows = 0
  #reach = { row: 0, column: 0 }
  #cell: CellReference | null = null

  open(name: string, attributes: Attributes, decode: Decode): void {
    this.moved = true
    this.#depth += 1
    this.#elements += 1
    if (this.#depth > maxDepth || this.#elements > maxElements) throw sheetTooLarge()
    const address = addressOf(attributes, decode)
    switch (local(name)) {
      case 'row':
        this.#row(address)
        break
      case 'c':
        this.#cell = this.#place(address)
        break
      case 'f':
        if (this.#cell) this.formulas.push(this.#cell)
    }
  }

  close(name: string): void {
    this.moved = true
    this.#depth -= 1
    if (local(name) === 'c') this.#cell = null
  }

  /** A cell counts when something is in it: whole rows and columns may be formatted. */
  text(text: string): void {
    this.moved = true
    if (!this.#cell || text.trim() === '') return
    const { row, letters } = this.#cell
    const column = columnNumber(letters)
    const reach = { row: Math.max(this.#reach.row, row), column: Math.max(this.#reach.column, column) }
    if (row > area.rows || column > area.columns || reach.row * reach.column > area.cells)
      throw cellTooFar(row, letters)
    this.#reach = reach
  }

  #row(number: string): void {
    this.#rows += 1
    if (this.#rows > area.rows) throw tooManyRows()
    if (number !== '' && !(Number(number) >= 1 && Number(number) <= sheetRows)) throw damagedWorkbook()
  }

  /** Rows and columns before it are made up by whoever reads the sheet. */
  #place(address: string): CellReference {
    const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? []
    if (letters === undefined || Number(digits) > sheetRows) throw damagedWorkbook()
    return { row: Number(digits), letters }
  }
}

/**
 * Looks through the XML of one part of a workbook before it is read, with the parser that reads it, and answers the cells
 * with formulas. Throws 413 and 422 for what would take too much time or memory, 415 for what is damaged.
 */
export function scanWorkbookPart(part: Uint8Array): readonly CellReference[] {
  const look = new Look()
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => look.open(name, attributes, decode))
  parser.on('closeTag', (name) => look.close(name))
  parser.on('text', (text) => look.text(text))
  // Only harm comes of `<!DOCTYPE`: no spreadsheet program writes one.
  parser.on('attention', () => {
    throw damagedWorkbook()
  })
  parser.on('error', () => {
    throw damagedWorkbook()
  })
  const decoder = new TextDecoder()
  let waiting = 0
  for (let at = 0; at < part.length; at += portion) {
    look.moved = false
    parser.write(decoder.decode(part.subarray(at, at + portion), { stream: true }))
    waiting = look.moved ? 0 : waiting + portion
    if (waiting > maxTokenLength) throw sheetTooLarge()
  }
  parser.end()
  return look.formulas
}
