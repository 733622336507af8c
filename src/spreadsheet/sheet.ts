import { isoCell, type NumberFormat } from './number-format.ts'
import { blankCell, type Cell, columnName, type Limits, SpreadsheetError, type Table } from './table.ts'
import { type Attributes, TextReader, unescapeText, walkXml } from './xml.ts'

/** The data that the cells of a sheet refer to. */
export interface SheetContext {
  readonly strings: readonly string[]
  readonly formatOf: (style: number) => NumberFormat
  readonly codeOf: (style: number) => string
  readonly limits: Limits
}

/** Maximum number of rows of a sheet. */
const maxRow = 1_048_576

const damaged = (): SpreadsheetError => new SpreadsheetError('damaged')

/** `A` → 1, `AB` → 28. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

interface Place {
  readonly row: number
  readonly column: number
}

const addressToPlace = (address: string): Place => {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address.replaceAll('$', '')) ?? []
  if (letters === undefined || Number(digits) > maxRow) throw damaged()
  return { row: Number(digits), column: columnNumber(letters) }
}

/** The element `<c>` being parsed. */
interface OpenCell extends Place {
  readonly type: string
  readonly style: number
  isFormula: boolean
  /** Whether it has the element `<v>`. */
  hasValue: boolean
  value: string
}

/** A formula without a result: the program that wrote the file does not calculate. */
const uncalculated: Cell = { text: '', kind: 'error' }

class SheetReader {
  readonly #context: SheetContext
  readonly #rows: Cell[][] = []
  readonly #merges: (readonly [Place, Place])[] = []
  readonly #text = new TextReader()
  #place: Place = { row: 0, column: 0 }
  #rowElements = 0
  #reach: Place = { row: 0, column: 0 }
  #cell: OpenCell | null = null
  #isValue = false

  constructor(context: SheetContext) {
    this.#context = context
  }

  open(name: string, attributes: () => Attributes): void {
    if (name === 'row') this.#openRow(attributes())
    else if (name === 'c') this.#openCell(attributes())
    else if (name === 'mergeCell') this.#openMerge(attributes())
    else if (this.#cell) {
      if (name === 'f') this.#cell.isFormula = true
      this.#isValue = name === 'v'
      if (this.#isValue) this.#cell.hasValue = true
      this.#text.open(name)
    }
  }

  close(name: string): void {
    this.#text.close(name)
    this.#isValue = false
    if (name === 'c' && this.#cell) {
      this.#store(this.#cell)
      this.#cell = null
    }
  }

  add(content: string): void {
    if (this.#cell && this.#isValue) this.#cell.value += content
    this.#text.add(content)
  }

  #openRow({ r }: Attributes): void {
    this.#rowElements += 1
    if (this.#rowElements > this.#context.limits.rows) throw new SpreadsheetError('tooManyRows')
    const row = r === undefined ? this.#place.row + 1 : Number(r)
    if (!(Number.isInteger(row) && row >= 1 && row <= maxRow)) throw damaged()
    this.#place = { row, column: 0 }
  }

  /** A cell without an address follows the one before it. */
  #openCell({ r, t = 'n', s = '0' }: Attributes): void {
    const { row, column } = this.#place
    this.#place = r === undefined ? { row, column: column + 1 } : addressToPlace(r)
    this.#cell = { ...this.#place, type: t, style: Number(s), isFormula: false, hasValue: false, value: '' }
    this.#isValue = false
    this.#text.begin()
  }

  #openMerge({ ref = '' }: Attributes): void {
    const [first = '', last = first] = ref.split(':')
    this.#merges.push([addressToPlace(first), addressToPlace(last)])
  }

  #read({ type, style, value, isFormula, hasValue }: OpenCell): Cell {
    const { strings, formatOf, codeOf } = this.#context
    const text = (content: string): Cell => ({ text: formatOf(style).text(content), kind: 'text' })
    if (type === 'inlineStr') return text(this.#text.end() || unescapeText(value))
    // A result may be an empty text.
    if (value === '') return isFormula && !(type === 'str' && hasValue) ? uncalculated : blankCell
    switch (type) {
      case 's':
        return text(strings[Number(value)] ?? '')
      case 'str':
        return text(unescapeText(value))
      case 'e':
        return { text: value, kind: 'error' }
      case 'b':
        return { text: isTrue(value) ? 'TRUE' : 'FALSE', kind: 'boolean' }
      case 'd':
        return isoCell(value, codeOf(style))
    }
    const number = Number(value)
    return Number.isFinite(number) ? formatOf(style).number(number) : { text: value, kind: 'text' }
  }

  /** Stores only cells with content, since whole rows and columns may be formatted. */
  #store(open: OpenCell): void {
    const cell = this.#read(open)
    if (!open.isFormula && cell.text.trim() === '') return
    const { row, column } = open
    const { limits } = this.#context
    const reach = { row: Math.max(this.#reach.row, row), column: Math.max(this.#reach.column, column) }
    if (row > limits.rows || column > limits.columns || reach.row * reach.column > limits.cells)
      throw new SpreadsheetError('farCell', { row, column: columnName(column) })
    this.#reach = reach
    const cells = this.#rows[row - 1] ?? []
    this.#rows[row - 1] = cells
    cells[column - 1] = open.isFormula ? { ...cell, isFormula: true } : cell
  }

  /**
   * Copies a merged cell to each of its rows that have other content. Its further columns stay blank: a title above
   * several columns belongs to none of them.
   */
  #fillMerges(): void {
    let filled = 0
    for (const [first, last] of this.#merges) {
      const cell = this.#rows[first.row - 1]?.[first.column - 1]
      if (!cell) continue
      for (let row = first.row + 1; row <= Math.min(last.row, this.#reach.row); row += 1) {
        filled += 1
        if (filled > this.#context.limits.cells) throw new SpreadsheetError('tooLarge')
        const cells = this.#rows[row - 1]
        if (cells) cells[first.column - 1] ??= cell
      }
    }
  }

  table(): Table {
    this.#fillMerges()
    return Array.from({ length: this.#reach.row }, (_, row) =>
      Array.from(this.#rows[row] ?? [], (cell: Cell | undefined) => cell ?? blankCell),
    )
  }
}

const isTrue = (value: string): boolean => value === '1' || value.toLowerCase() === 'true'

/** Reads the cells of a worksheet part. Throws a {@link SpreadsheetError}. */
export const readSheet = (xml: Uint8Array, context: SheetContext): Table => {
  const reader = new SheetReader(context)
  walkXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (content) => reader.add(content),
  })
  return reader.table()
}
