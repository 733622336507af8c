// @vitest-environment jsdom
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readTextFile } from '../../../../src/console/screens/missing-texts/exchange/file/read-file.ts'
import { writeSheet } from '../../../../src/console/screens/missing-texts/exchange/file/sheet.ts'
import { placeText } from '../../../../src/console/screens/missing-texts/exchange/file/unit.ts'
import { planRecord, recordsOf } from '../../../../src/console/screens/missing-texts/exchange/import/plan.ts'
import { xlsxFile } from '../../../../src/spreadsheet/xlsx-file.ts'

const place = { module: 'book', recordId: 12, property: 'titles', version: '', route: {} }

it('a translation with a damaged ID is reported with the text of its row, and not assigned', async () => {
  const file = xlsxFile(7)
  file.add([
    ['Module', 'Record', 'Text', 'বাংলা [bn]', 'English [en]', 'HTML', 'ID'],
    ['Books', 'One', 'Title', 'এক', 'One', '', placeText(place)],
    ['Books', 'Two', 'Title', 'দুই', 'Two', '', 'book/12/'],
    ['', '', '', 'তিন', 'Three', '', ''],
    ['Books', 'Four', 'Title', 'চার', '', '', 'book/13/'],
  ])
  const exchange = {
    label: (text: string) => text,
    context: { platform: 'WEB', user: null },
    check: () => true,
    source: 1,
    target: 2,
  } as const
  const [, ...strays] = recordsOf(await readTextFile(file.end()))
  const planned = strays.map((record) => planRecord(record, exchange, new AbortController().signal))
  expect((await Promise.all(planned)).flat()).toMatchObject([
    { verdict: 'unknown', title: 'Books · Two · Title', unit: { target: 'Two' } },
    { verdict: 'unknown', title: '#4', unit: { target: 'Three' } },
  ])
})

it('text of translators stays unchanged: all cells are text cells, empty ones included', async () => {
  const about = ['Books', 'One', 'Title'] as const
  const units = [{ place, source: 'এক', target: '', isRich: false, about }]
  const words = { module: 'Module', record: 'Record', field: 'Text', source: 'বাংলা', target: 'English' }
  const file = writeSheet({ source: 'bn', target: 'en', units }, words)
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const part = (name: string): Document =>
    new DOMParser().parseFromString(strFromU8(parts[name] as Uint8Array), 'application/xml')
  const formats = [...part('xl/styles.xml').querySelectorAll('cellXfs xf')].map((each) =>
    each.getAttribute('numFmtId'),
  )
  const sheet = part('xl/worksheets/sheet1.xml')
  const styles = [...sheet.querySelectorAll('col'), ...sheet.querySelectorAll('row:nth-of-type(2) c')].map(
    (each) => formats[Number(each.getAttribute(each.localName === 'col' ? 'style' : 's'))],
  )
  expect(styles.length).toBeGreaterThan(4)
  // "@": text format.
  expect(new Set(styles)).toEqual(new Set(['49']))
})

it('cells with errors of formulas are named, and nothing is read', async () => {
  const file = xlsxFile(4)
  file.add([
    ['বাংলা [bn]', 'English [en]', 'HTML', 'ID'],
    ['এক', 'One', '', placeText(place)],
  ])
  const parts = unzipSync(new Uint8Array(await file.end().arrayBuffer()))
  const name = 'xl/worksheets/sheet1.xml'
  const sheet = strFromU8(parts[name] as Uint8Array).replace(
    /<c r="B2".*?<\/c>/,
    '<c r="B2" t="e"><v>#N/A</v></c>',
  )
  const broken = zipSync({ ...parts, [name]: strToU8(sheet) }) as Uint8Array<ArrayBuffer>
  await expect(readTextFile(new Blob([broken]))).rejects.toMatchObject({
    reason: 'errors',
    params: { cells: 'B2 (#N/A)' },
  })
})

it('numbers come back as they are shown, and escaped characters as they were', async () => {
  const about = ['Books', 'One', 'Title'] as const
  const units = [{ place, source: '_x0041_ 50%', target: '_x000D_', isRich: false, about }]
  const words = { module: 'Module', record: 'Record', field: 'Text', source: 'বাংলা', target: 'English' }
  const read = await readTextFile(writeSheet({ source: 'bn', target: 'en', units }, words))
  expect(read.units).toMatchObject([{ source: '_x0041_ 50%', target: '_x000D_' }])
})
