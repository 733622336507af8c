import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { csvFile } from '../../../../../src/console/engine/list/tools/use-export.ts'
import type { FileValue, FileWriter } from '../../../../../src/spreadsheet/file-writer.ts'
import { readSpreadsheet } from '../../../../../src/spreadsheet/read-spreadsheet.ts'
import { xlsxFile } from '../../../../../src/spreadsheet/xlsx-file.ts'

const bytesOf = async (file: FileWriter, ...rows: FileValue[][]): Promise<Buffer> => {
  for (const row of rows) file.add([row])
  return Buffer.from(await file.end().arrayBuffer())
}

const csv = async (...row: FileValue[]): Promise<string> =>
  (await bytesOf(csvFile(), row)).toString('utf8').replace(/^\ufeff|\r\n$/g, '')

it('a CSV file begins with the UTF-8 byte order mark, and its lines end as in RFC 4180', async () => {
  expect((await bytesOf(csvFile(), ['নাম'], ['দোয়া'])).toString('utf8')).toBe('\ufeffনাম\r\nদোয়া\r\n')
})

it.each<[string, FileValue[], string]>([
  ['plain texts', ['a', 'দোয়া', 'الحمد'], 'a,দোয়া,الحمد'],
  ['numbers, negative ones too', [1.5, -2], '1.5,-2'],
  ['nothing', ['', 'b'], ',b'],
  ['commas and quotation marks', ['a, b', 'say "c"'], '"a, b","say ""c"""'],
  ['several lines', ['a\nb'], '"a\nb"'],
  ['a formula', ['=1+2'], "'=1+2"],
  ['a formula with a quoted text', ['=HYPERLINK("x")'], `"'=HYPERLINK(""x"")"`],
  ['what a program could look up', ['-x', '@a', '+cmd|x', '\t=b'], "'-x,'@a,'+cmd|x,'\t=b"],
  [
    'what is no formula',
    ['+880 1712-345678', '-5', '- House 5', '@ mosque', '\tb'],
    '+880 1712-345678,-5,- House 5,@ mosque,\tb',
  ],
])('%s in CSV', async (_, row, line) => {
  expect(await csv(...row)).toBe(line)
})

const limits = { rows: 100, columns: 100, cells: 10_000, unpackedBytes: 1_000_000 }

const sheetOf = async (...rows: FileValue[][]): Promise<string[][]> => {
  const bytes = await bytesOf(xlsxFile(rows[0]?.length ?? 0), ...rows)
  return readSpreadsheet(new Uint8Array(bytes), limits).map((row) => row.map(({ text }) => text))
}

it.each<[string, FileValue[], string[]]>([
  ['texts of every script', ['দোয়া', 'الحمد لله', 'a & b < c'], ['দোয়া', 'الحمد لله', 'a & b < c']],
  ['numbers', [1.5, -2], ['1.5', '-2']],
  ['formulas, which stay text', ['=1+2', '+880'], ['=1+2', '+880']],
  ['spaces and lines', [' a\nb '], [' a\nb ']],
  ['characters that XML cannot hold', ['a\u0000\u0001b\ud800'], ['a b\ufffd']],
  ['what reads like an escaped character', ['_x0041_', '_x005F_x0041_'], ['_x0041_', '_x005F_x0041_']],
  ['carriage returns', ['a\r\nb\rc'], ['a\r\nb\rc']],
  ['nothing between', ['a', '', 'c'], ['a', '', 'c']],
])('%s in a workbook', async (_, row, expected) => {
  const heading = row.map((_, index) => `H${index}`)
  expect(await sheetOf(heading, row)).toEqual([heading, expected])
})
