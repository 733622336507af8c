import { Parser } from 'saxen'
import { SpreadsheetError } from './table.ts'

/** The attributes of an element by their local names. */
export type Attributes = Readonly<Record<string, string>>

/** Receives the elements and texts of an XML part in document order. Names are local names, without a prefix. */
export interface XmlHandler {
  /** Parses the attributes only when `attributes` is called. */
  readonly open: (name: string, attributes: () => Attributes) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Limits of nesting, elements and attributes, beyond the output of spreadsheet programs. */
const maxDepth = 64
const maxElements = 12_000_000
const maxAttributes = 100
/** Characters of one tag or text; a cell has 32,767 at most. */
const maxTokenLength = 512 * 1024
const portion = 64 * 1024

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const named: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }

/** saxen truncates character references beyond U+FFFF to 16 bits, so references are resolved here. */
const unescapeXml = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
        if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole
        return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
      })
    : text

const damaged = (): SpreadsheetError => new SpreadsheetError('damaged')
const tooLarge = (): SpreadsheetError => new SpreadsheetError('tooLarge')

const readAttributes = (all: Readonly<Record<string, string>>): Attributes => {
  const entries = Object.entries(all).filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'))
  if (entries.length > maxAttributes) throw tooLarge()
  const attributes = Object.fromEntries(
    entries.map(([name, value]) => [localName(name), unescapeXml(value)] as const),
  )
  if (Object.keys(attributes).length < entries.length) throw damaged()
  return attributes
}

/**
 * Parses an XML part piece by piece. Throws a {@link SpreadsheetError}: `damaged` where it is not well-formed or has a
 * document type, which no spreadsheet program writes; `tooLarge` where elements or tokens exceed every real file.
 */
export const walkXml = (part: Uint8Array, { open, close, text }: XmlHandler): void => {
  let depth = 0
  let elements = 0
  /** Whether the parser has passed a token since this was set to false. */
  let moved = true
  const parser = new Parser()
  parser.on('openTag', (name, attributes) => {
    moved = true
    depth += 1
    elements += 1
    if (depth > maxDepth || elements > maxElements) throw tooLarge()
    open(localName(name), () => readAttributes(attributes()))
  })
  parser.on('closeTag', (name) => {
    moved = true
    depth -= 1
    close?.(localName(name))
  })
  parser.on('text', (content) => {
    moved = true
    text?.(unescapeXml(content))
  })
  parser.on('cdata', (content) => text?.(content))
  parser.on('attention', () => {
    throw damaged()
  })
  parser.on('error', () => {
    throw damaged()
  })
  const utf16 = part[0] === 0xff && part[1] === 0xfe
  const decoder = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8')
  let waiting = 0
  try {
    for (let at = 0; at < part.length; at += portion) {
      moved = false
      parser.write(decoder.decode(part.subarray(at, at + portion), { stream: true }))
      waiting = moved ? 0 : waiting + portion
      if (waiting > maxTokenLength) throw tooLarge()
    }
    parser.end()
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : damaged()
  }
}

/** Decodes escapes such as `_x0041_` for the character U+0041 (ECMA-376, part 1, 22.9.2.19, ST_Xstring). */
export const unescapeText = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Collects the text of a string item (`<si>` or `<is>`): its only `<t>`, or those of its rich text runs. Phonetic runs
 * (`<rPh>`), which show how the text is pronounced, are left out.
 */
export class TextReader {
  #text = ''
  #isOpen = false
  #isPhonetic = false

  begin(): void {
    this.#text = ''
  }

  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true
    if (name === 't') this.#isOpen = !this.#isPhonetic
  }

  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false
    if (name === 't') this.#isOpen = false
  }

  add(content: string): void {
    if (this.#isOpen) this.#text += content
  }

  end(): string {
    return unescapeText(this.#text)
  }
}
