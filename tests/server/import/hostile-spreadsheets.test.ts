import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workbook, workbookOf } from '../../support/content/workbook.ts'
import { anyKind } from '../../support/database/test-database.ts'
import { multipart } from '../../support/server/multipart.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

const megabyte = 1024 * 1024

const inline = (ref: string, text: string): string =>
  `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`

// Refused before anything is stored, with any database.
describe('hostile spreadsheets', { timeout: 60_000 }, () => {
  let api: TestApi

  const send = async (content: Buffer | string, name = 'members.xlsx'): Promise<TestResponse> => {
    const file = { field: 'excelFile', name, content }
    return api.call('POST', '/api/web-user/excel-import', await multipart({}, file))
  }

  beforeAll(async () => {
    api = await startTestApi({ kind: anyKind })
  })
  afterAll(() => api.end())

  const cell = (address: string, more = ''): string =>
    `<row><c r="${address}"${more} t="inlineStr"><is><t>x</t></is></c></row>`
  const table = `<row r="1">${inline('A1', 'name')}${inline('B1', 'email')}</row>`

  it.each<[string, string | Buffer, number, object?]>([
    [
      'a cell in the last row and column that there are',
      workbookOf(table + cell('XFD1048576')),
      422,
      { row: 1_048_576, column: 'XFD', message: 'lies too far from the table' },
    ],
    ['a cell in a column that there is not', workbookOf(cell('ZZZZZZZZ999999999')), 415],
    ['a row that there is not', workbookOf('<row r="999999999"/>'), 415],
    ['a cell without an address', workbookOf('<row r="1"><c><v>1</v></c></row>'), 415],
    ['a cell with two addresses', workbookOf(cell('A1', ' x:r="XFD1048576"')), 415],
    ['an address written in entities', workbookOf(cell('&#88;FD1048576')), 422],
    ['elements in each other without end', workbookOf('<a>'.repeat(1_000_000)), 413],
    ['an element without end', workbookOf('<c '.repeat(1_000_000)), 413],
    [
      'thousands of attributes',
      workbookOf(`<row ${Array.from({ length: 5000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
      413,
    ],
    ['a million elements packed to nothing', workbookOf('<a></a>'.repeat(1_500_000)), 413],
    ['a document type', workbookOf(`<!DOCTYPE x [<!ENTITY a "b">]>${cell('A1')}`), 415],
    [
      'formulas in a sheet that lies elsewhere',
      workbookOf('', {
        'xl/other/sheet.xml': Buffer.from(
          `<worksheet><sheetData>${table}<row r="2"><c r="A2"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>`,
        ),
        'xl/_rels/workbook.xml.rels': Buffer.from(
          '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="other/sheet.xml"/></Relationships>',
        ),
      }),
      422,
      { row: 2, column: 'name', message: 'holds a formula' },
    ],
    [
      'a CSV row of millions of cells',
      `name,email\n${','.repeat(5_000_000)}`,
      422,
      { row: 2, message: 'lies too far from the table' },
    ],
    ['a CSV file of millions of rows', '\n'.repeat(5_000_000), 422],
  ])('refuses %s before it is read', async (_name, content, status, fault) => {
    const response = await send(content)
    expect(response).toMatchObject({ status, body: { success: false, errors: [fault ?? {}] } })
    expect(response.headers['content-type']).toContain('json')
  })

  it('accepts formatted empty cells outside the table, and texts with several runs', async () => {
    const rows = `${table}<row r="2">${inline('A2', ' e\u0301 ')}${inline('B2', 'Q-1')}<c r="XFD2" s="1"/></row>`
    const far = '<row r="1048576" hidden="1"><c r="A1048576" s="1"/></row>'
    expect((await send(workbookOf(rows + far))).body.message).toBe('1 member imported')
    const [stored] = await api.services.store.find('User', { email: 'Q-1' })
    expect(stored?.body.name).toBe('\u00e9')
  })

  it('reads one spreadsheet at a time, and refuses those beyond the queue', async () => {
    const responses = await Promise.all(
      Array.from({ length: 9 }, (_, index) => send(`name,email\nA,W-${index}\n`, 'a.csv')),
    )
    const refused = responses.filter(({ status }) => status === 503)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({
      headers: { 'retry-after': '10' },
      body: { message: 'Several spreadsheets are being read. Please try again in a minute.' },
    })
  })

  it('refuses ids that look like those of others', async () => {
    const response = await send(
      await workbook([
        ['name', 'email'],
        ['A', '\u041c-2001'],
        ['B', '\u0430min@example.org'],
      ]),
    )
    const message = 'mixes letters that look alike, or holds signs that cannot be seen'
    expect(response).toMatchObject({
      status: 422,
      body: {
        errors: [
          { row: 2, message },
          { row: 3, message },
        ],
      },
    })
  })

  it('refuses archives that unpack to more than memory holds', async () => {
    const bomb = workbookOf('', { 'xl/worksheets/sheet2.xml': new Uint8Array(130 * megabyte) })
    expect(bomb.length).toBeLessThan(megabyte)
    expect((await send(bomb)).status).toBe(413)
    // The same with a false size in the central directory.
    const lying = Buffer.from(bomb)
    const size = Buffer.alloc(4)
    size.writeUInt32LE(130 * megabyte)
    for (let at = lying.indexOf(size); at >= 0; at = lying.indexOf(size)) lying.writeUInt32LE(1000, at)
    expect((await send(lying)).status).toBe(413)
  })

  it('refuses endless rows and entity expansion', async () => {
    const blank = Array.from({ length: 150_000 }, (_, index) => `<row r="${index + 1}"/>`).join('')
    expect((await send(workbookOf(blank))).status).toBe(422)
    const laughs =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>' +
      `<row r="1">${inline('A1', '&b;&b;&b;')}</row>`
    expect((await send(workbookOf(laughs))).status).toBeGreaterThanOrEqual(415)
  })
})
