import { describe, expect, it } from 'vitest'
import { readTable, writeTable } from '../../src/spreadsheet/clipboard.ts'

describe('tables in the clipboard', () => {
  it.each([
    ['one cell', 'a', [['a']]],
    [
      'rows of Excel, with a last line break',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'rows of Sheets, without one',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty cells',
      '\t\na\t',
      [
        ['', ''],
        ['a', ''],
      ],
    ],
    ['an empty line inside', 'a\n\nb', [['a'], [''], ['b']]],
    [
      'line breaks and quotes in quotes',
      '"a\r\nb"\t"say ""c"""\nd\te',
      [
        ['a\nb', 'say "c"'],
        ['d', 'e'],
      ],
    ],
    ['a quote inside a text', '5" pipe\tb', [['5" pipe', 'b']]],
    ['a quote that is never closed', '"a\tb', [['"a', 'b']]],
  ])('reads %s', (_, text, rows) => {
    expect(readTable(text)).toEqual(rows)
  })

  it('reads its own output', () => {
    const rows = [
      ['a\tb', 'c\nd', '"e"'],
      ['', 'f', 'g'],
    ]
    expect(readTable(writeTable(rows))).toEqual(rows)
  })
})
