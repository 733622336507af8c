// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { xlsxFile } from '../../../../src/console/engine/list/tools/export/xlsx-file.ts'
import { readTextFile } from '../../../../src/console/screens/missing-texts/exchange/file/read-file.ts'
import { placeText } from '../../../../src/console/screens/missing-texts/exchange/file/unit.ts'
import { planRecord, recordsOf } from '../../../../src/console/screens/missing-texts/exchange/import/plan.ts'

const place = { module: 'book', recordId: 12, property: 'titles', version: '', route: {} }

it('a translation whose ID was damaged is told by the words of its row, and belongs nowhere', async () => {
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
