import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columns } from '../../../src/server/import/columns.ts'
import { type Cell, workbook, workbookOf } from '../../support/content/workbook.ts'
import { anyKind, type DatabaseKind, databaseKinds } from '../../support/database/test-database.ts'
import { filesIn } from '../../support/disk/temporary-folder.ts'
import { multipart } from '../../support/server/multipart.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../support/server/test-api.ts'

const megabyte = 1024 * 1024

const inline = (ref: string, text: string): string =>
  `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`

const fault = (row: number, column: string, message: string, code: string, params?: object): object => ({
  ...{ path: '/excelFile', row, column, message, code },
  ...(params && { params }),
})

/** An API for the tests of a block, and their requests. */
const startImport = (kind: DatabaseKind) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())
  const send = async (content: Buffer | string, name = 'members.xlsx'): Promise<TestResponse> => {
    const file = { field: 'excelFile', name, content }
    return api.call('POST', '/api/web-user/excel-import', await multipart({}, file))
  }
  return {
    get api() {
      return api
    },
    send,
    sendRows: async (...rows: (readonly Cell[])[]): Promise<TestResponse> => send(await workbook(rows)),
    members: (): Promise<number> => api.services.store.count('User', {}),
    unfinished: (): Promise<string[]> => filesIn(join(api.dataDir, 'uploading')),
  }
}

describe.each(databaseKinds)('import of members on %s', { timeout: 60_000 }, (kind) => {
  const started = startImport(kind)
  const { send, sendRows, members } = started

  it('offers a spreadsheet that can be imported as it is', async () => {
    const format = await started.api.inject({ url: '/static/file' })
    expect(format.headers['content-type']).toContain('spreadsheetml')
    expect(format.headers['content-disposition']).toBe('attachment; filename="member-import.xlsx"')
    const response = await send(format.rawPayload)
    expect(response).toMatchObject({ status: 200, body: { message: '1 member imported', payload: null } })
    const [stored] = await started.api.services.store.find('User', { email: 'M-2001' })
    expect(stored?.body).toMatchObject({
      name: 'আবদুল করিম',
      optionalEmail: 'abdul.karim@example.org',
      gender: 'MALE',
      phoneNumber: '01200000031',
      nidPassportNo: '0000000051',
      dob: '1988-11-02',
      currentLessonName: 1,
      registerType: 'WEB',
      verified: false,
      banned: false,
    })
    const shown = await started.api.call('GET', `/api/user/id/${stored?.id}`)
    expect(shown.body.payload).toMatchObject({ lastModifiedBy: 'Administrator', roleType: null })
  })

  it('returns every invalid row with number, column and reason, and stores none', async () => {
    const before = await members()
    const response = await sendRows(
      ['নাম', 'সদস্য নম্বর', 'লিঙ্গ', 'বর্তমান সবক', 'ইমেইল', 'জন্মতারিখ'],
      ['ভালো', 'B-1', null, null, null, null],
      [null, 'B-2', 'other', 12, 'not an address', '31-02-1990'],
      ['Again', 'b-1', null, null, null, null],
      ['Known', 'M-2001', null, null, null, '01-01-2999'],
    )
    expect(response.status).toBe(422)
    expect(response.body.message).toBe('3 rows could not be imported.')
    expect(response.body.errors).toEqual([
      fault(3, 'নাম', 'is missing', 'import:cell.missing'),
      fault(3, 'লিঙ্গ', 'must be MALE or FEMALE', 'import:cell.gender'),
      fault(3, 'বর্তমান সবক', 'must be a whole number from 1 to 9', 'import:cell.lesson'),
      fault(3, 'ইমেইল', 'is not an e-mail address', 'import:cell.email'),
      fault(3, 'জন্মতারিখ', 'must be a day in the past, as DD-MM-YYYY', 'import:cell.date'),
      fault(4, 'সদস্য নম্বর', 'is the same as in row 2', 'import:cell.repeated', { first: 2 }),
      fault(5, 'জন্মতারিখ', 'must be a day in the past, as DD-MM-YYYY', 'import:cell.date'),
    ])
    expect(await members()).toBe(before)
  })

  it('names the rows of existing members, regardless of letter case', async () => {
    const before = await members()
    const response = await sendRows(['name', 'email'], ['New', 'C-1'], ['Known', 'm-2001'])
    expect(response).toMatchObject({
      status: 422,
      body: {
        message: '1 row could not be imported.',
        errors: [{ row: 3, column: 'email', message: 'is there already' }],
      },
    })
    expect(await members()).toBe(before)
  })

  // The embedded database has one connection for all.
  it.runIf(kind === 'PGlite')(
    'imports 10,000 full rows, beside other requests',
    async () => {
      const heading = columns.map(({ heading: text }) => text)
      const rows = Array.from({ length: 10_000 }, (_, index) =>
        columns.map(({ name, example }) => (name === 'email' ? `T-${index}` : example)),
      )
      const file = await workbook([heading, ...rows])
      const sent = send(file)
      const other = await started.api.call('GET', '/api/me')
      const response = await sent
      expect(other.status).toBe(200)
      expect(response.body.message).toBe('10,000 members imported')
      const found = await started.api.call('GET', '/api/user/all?registerType=WEB&email=T-9999&pageSize=10')
      expect(found.body.payload.totalElements).toBe(1)
    },
    90_000,
  )

  it('lets one of two imports of the same members through', async () => {
    const file = await workbook([
      ['name', 'email'],
      ...Array.from({ length: 300 }, (_, i) => ['N', `P-${i}`]),
    ])
    const before = await members()
    const responses = await Promise.all([send(file), send(file)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await members()).toBe(before + 300)
  })

  it('asks for MEMBER_CREATE', async () => {
    const { token } = await started.api.userWith(['MEMBER_READ'])
    const form = await multipart(
      {},
      { field: 'excelFile', name: 'a.csv', content: 'name,email\nA,Z-1\n' },
      { token },
    )
    expect((await started.api.call('POST', '/api/web-user/excel-import', form)).status).toBe(403)
  })
})

/** The file is read before any database query. */
describe('a file of members', { timeout: 60_000 }, () => {
  const started = startImport(anyKind)
  const { send, sendRows, members, unfinished } = started

  it('reads numbers, days, Bengali digits and headings in English, and skips blank rows', async () => {
    const response = await sendRows(
      ['name', 'email', 'phoneNumber', 'dob', 'currentLessonName', 'gender', 'bloodGroup'],
      ['করিম', 'A-১', 1_200_000_021, new Date(Date.UTC(1990, 1, 28)), '৩', 'female', 'o+'],
      [null, null],
      ['Amina', 'A-2', '+8801200000022', '28/02/1991', null, null, null],
    )
    expect(response.body.message).toBe('2 members imported')
    const [first] = await started.api.services.store.find('User', { email: 'A-1' })
    expect(first?.body).toMatchObject({
      phoneNumber: '01200000021',
      dob: '1990-02-28',
      currentLessonName: 3,
      gender: 'FEMALE',
      bloodGroup: 'O+',
    })
  })

  it('refuses columns that are missing, unknown or doubled', async () => {
    const response = await sendRows(['name', 'name', 'password'], ['A', 'A', 'secret'])
    expect(response.status).toBe(422)
    expect(response.body.errors).toEqual([
      fault(1, 'name', 'is there twice', 'import:column.twice'),
      fault(1, 'password', 'is no column of the import', 'import:column.unknown'),
      fault(1, 'সদস্য নম্বর', 'is a column that must be there', 'import:column.missing'),
    ])
  })

  it('refuses formulas, in their own cells and as text', async () => {
    const head = `<row r="1">${inline('A1', 'name')}${inline('B1', 'email')}</row>`
    const formula = `<row r="3">${inline('A3', 'X')}<c r="B3" t="str"><f>HYPERLINK("http://x")</f><v>1</v></c></row>`
    expect(await send(workbookOf(head + formula))).toMatchObject({
      status: 422,
      body: { errors: [{ row: 3, column: 'email', message: 'holds a formula' }] },
    })
    expect(await sendRows(['name', 'email'], ['=1+1', 'D-1'], ['@SUM(A1)', 'D-2'])).toMatchObject({
      status: 422,
      body: { errors: [{ row: 2, message: 'looks like a formula' }, { row: 3 }] },
    })
    expect(await send('name,email\n"=cmd|\' /C calc\'!A0",D-3\n', 'a.csv')).toMatchObject({
      status: 422,
      body: { errors: [{ row: 2, column: 'name', message: 'looks like a formula' }] },
    })
  })

  it('takes CSV as spreadsheet programs write it', async () => {
    const rows = 'নাম,সদস্য নম্বর,ফোন নম্বর\r\n"করিম, আবদুল",E-1,+8801200000031\r\n'
    expect((await send(`\uFEFF${rows}`, 'a.csv')).body.message).toBe('1 member imported')
    expect((await send('name;email\nA;E-2\n', 'a.csv')).body.message).toBe('1 member imported')
    const wide = Buffer.from('\uFEFFname\temail\nB\tE-3\n', 'utf16le')
    expect((await send(wide, 'a.csv')).body.message).toBe('1 member imported')
    const [karim] = await started.api.services.store.find('User', { email: 'E-1' })
    expect(karim?.body.name).toBe('করিম, আবদুল')
    expect((await send('name,email\n"A,E-4\n', 'a.csv')).status).toBe(422)
  })

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 415],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 415],
    ['an archive that is no workbook', workbookOf('').subarray(0, 400), 415],
    ['a text that is no table', 'Dear all,\nplease add Karim and Rahim\n', 415],
    ['nothing', '', 422],
    ['only headings', 'name,email\n', 422],
    ['more than 10 MB', `name,email\n${'x'.repeat(10 * megabyte)}`, 413],
    [
      'more than 10,000 rows',
      `name,email\n${Array.from({ length: 10_001 }, (_, i) => `N,X-${i}`).join('\n')}`,
      422,
    ],
  ])('refuses %s', async (_name, content, status) => {
    const before = await members()
    expect((await send(content)).status).toBe(status)
    expect(await members()).toBe(before)
    expect(await unfinished()).toEqual([])
  })
})
