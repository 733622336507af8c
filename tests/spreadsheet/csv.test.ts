import { describe, expect, it } from 'vitest'
import { readSpreadsheet } from '../../src/spreadsheet/read-spreadsheet.ts'
import type { Table } from '../../src/spreadsheet/table.ts'

const limits = { rows: 1000, columns: 100, cells: 100_000, unpackedBytes: 10_000_000 }

const read = (bytes: Uint8Array): Table => readSpreadsheet(bytes, limits)
const texts = (bytes: Uint8Array): string[][] => read(bytes).map((row) => row.map(({ text }) => text))
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian)
  return new Uint8Array(view.buffer)
}

const table = [
  ['name', 'নাম'],
  ['a', 'b'],
]

describe('a text file', () => {
  it.each([
    ['with commas', utf8('name,নাম\na,b\n')],
    ['with semicolons', utf8('name;নাম\r\na;b\r\n')],
    ['with tabs', utf8('name\tনাম\na\tb')],
    ['that names its separator', utf8('sep=;\r\nname;নাম\r\na;b\r\n')],
    ['that names a tab', utf8('\ufeffsep=\\t\nname\tনাম\na\tb\n')],
    ['that names an unusual separator, in quotes', utf8('"sep=|"\nname|নাম\na|b\n')],
    ['that names another separator than occurs more often', utf8('sep=,\nname,নাম\na,b\n')],
    ['with the mark of UTF-8', utf8('\ufeffname,নাম\na,b\n')],
    ['in UTF-16LE', utf16('\ufeffname\tনাম\na\tb\n', true)],
    ['in UTF-16BE', utf16('\ufeffname,নাম\na,b\n', false)],
    ['in UTF-16LE without a mark', utf16('name,নাম\na,b\n', true)],
    ['in UTF-16BE without a mark', utf16('name,নাম\na,b\n', false)],
    ['with line ends of several systems', utf8('name,নাম\r\na,b\n')],
    ['with line ends of old Macs', utf8('name,নাম\ra,b')],
  ])('%s', (_name, bytes) => {
    expect(texts(bytes).slice(0, 2)).toEqual(table)
  })

  it('finds the separator below blank lines and outside quotes', () => {
    expect(texts(utf8('\r\n\r\nname;email\nA;B\n')).slice(2)).toEqual([
      ['name', 'email'],
      ['A', 'B'],
    ])
    expect(texts(utf8(';;\nname;email\n'))[1]).toEqual(['name', 'email'])
    expect(texts(utf8('"a,b,c\n,";d\n'))).toEqual([['a,b,c\n,', 'd']])
  })

  it('reads formula errors as such, and detects numbers that lost digits', () => {
    const [row] = read(utf8('#N/A,Err:502,#DIV/0!,#hash,1.98812E+16,"1E5",-5'))
    expect(row?.map(({ kind }) => kind)).toEqual(['error', 'error', 'error', 'text', 'text', 'text', 'text'])
    expect(row?.map(({ isRounded }) => isRounded === true)).toEqual([
      ...[false, false, false, false],
      ...[true, false, false],
    ])
  })

  it.each(['#WERT!', '#BEZUG!', '#NOM?', '#GETTING_DATA', '#FIELD!', '#NV', '#N/B'])(
    'reads %s as the error of a formula',
    (text) => expect(read(utf8(`${text},b`))[0]?.[0]).toEqual({ text, kind: 'error' }),
  )

  it('reports unclosed quotes, and files that are not text', () => {
    expect(() => read(utf8('a\n"b'))).toThrow(expect.objectContaining({ problem: 'csv' }))
    expect(() => read(new Uint8Array([0x89, 0x50, 0, 0]))).toThrow(
      expect.objectContaining({ problem: 'unknown' }),
    )
  })
})
