import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workbookOf } from '../../support/content/workbook.ts'
import { anyKind } from '../../support/database/test-database.ts'
import { multipart } from '../../support/server/multipart.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

// Spreadsheets are read before any database query.
describe('members of a spreadsheet', { timeout: 60_000 }, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ kind: anyKind })
  })
  afterAll(() => api.end())

  const send = async (content: Buffer | string, name = 'members.xlsx'): Promise<TestResponse> => {
    const file = { field: 'excelFile', name, content }
    return api.call('POST', '/api/web-user/excel-import', await multipart({}, file))
  }

  it('reads the displayed values of a LibreOffice workbook', async () => {
    const file = fileURLToPath(new URL('../../spreadsheet/files/members.xlsx', import.meta.url))
    expect((await send(await readFile(file))).body.message).toBe('2 members imported')
    const stored = async (email: string): Promise<unknown> =>
      (await api.services.store.find('User', { email }))[0]?.body
    expect(await stored('M-0077')).toMatchObject({
      phoneNumber: '+8801712345678',
      nidPassportNo: '0000000051',
      bayatTakingTime: 'Mar-21',
      presentAddress: '- House 5',
      presentDistrict: 'Dhaka',
      dob: '1988-11-02',
      currentLessonName: 3,
    })
    expect(await stored('M-0078')).toMatchObject({
      bayatTakingTime: '10:30',
      presentAddress: '@ mosque',
      presentDistrict: 'Dhaka',
      dob: '1990-02-28',
      currentLessonName: 4,
    })
  })

  it('refuses errors of formulas by row and column', async () => {
    const rows = `<row>${['name', 'email'].map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`
    const broken = '<row><c t="e"><v>#N/A</v></c><c t="str"><v>N-1</v></c></row>'
    expect((await send(workbookOf(rows + broken))).body.errors).toEqual([
      {
        path: '/excelFile',
        row: 2,
        column: 'name',
        code: 'import:cell.error',
        params: { error: '#N/A' },
        message: 'holds #N/A, the error of a formula',
      },
    ])
  })

  it.each([
    ['that names its separator', 'sep=;\r\nname;email\r\nA;S-1\r\n'],
    ['that begins with blank lines', '\n\nname;email\nA;S-2\n'],
    ['in UTF-16BE', Buffer.from('\ufeffname,email\nA,S-3\n', 'utf16le').swap16()],
  ])('are read from CSV %s', async (_name, content) => {
    expect((await send(content, 'a.csv')).body.message).toBe('1 member imported')
  })
})
