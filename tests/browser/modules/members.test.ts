import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { rowWith, submitSignIn, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { workbook } from '../../support/content/workbook.ts'
import { outboxOf } from '../../support/disk/temporary-folder.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { fileNamed } from '../walker/field-fillers/file.ts'
import { prepareFlow } from '../walker/flow.ts'
import { rowButton } from '../walker/list/list-view.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ samePage: true, allow: [/status of (401|403|422|500)|ERR_UPLOAD_FILE_CHANGED/] })

interface Member {
  id: number
  name: string
  email: string
  phoneNumber: string | null
}

const listMembers = async (query: string): Promise<Member[]> => {
  const path = `/api/user/all?registerType=WEB&pageSize=100&${query}`
  const { payload } = await flow().api.send<{ payload: { content: Member[] } }>('GET', path)
  // Members and staff are both registered on the web; members have a member id instead of an e-mail address.
  return payload.content.filter(({ email }) => email.startsWith('M-'))
}

const search = (name: string): string => `q=${encodeURIComponent(name)}`

describe('a member', () => {
  it('is verified, and sent a password', async () => {
    const { page, press, server } = flow()
    const [member] = await listMembers('verified=false&banned=false')
    await visit(page, `/member?${search(member?.name ?? '')}`)
    const row = page.locator(`[role=row][data-id="${member?.id}"]`)
    await rowButton(row, 'Verify').click()
    await page.getByText('Are you sure to verify this Membership?').waitFor()
    await press('Verify')
    await row.getByText('Verified', { exact: true }).waitFor()
    expect(await rowButton(row, 'Verify').count()).toBe(0)
    expect((await listMembers('verified=true')).map(({ id }) => id)).toContain(member?.id)

    const other = (await listMembers('verified=true&banned=false')).find(({ phoneNumber }) => phoneNumber)
    const before = (await outboxOf(server.dataDir)).length
    await visit(page, '/admin/profile')
    await visit(page, `/member?${search(other?.name ?? '')}`)
    await rowButton(page.locator(`[role=row][data-id="${other?.id}"]`), 'Send Password').click()
    await page.getByText('Are you sure to send Password to this Membership?').waitFor()
    await press('Send Password')
    await takeToast(flow(), 'The password is sent')
    const sent = (await outboxOf(server.dataDir)).slice(before).map((text) => JSON.parse(text))
    expect(sent).toEqual([
      { to: other?.phoneNumber, text: expect.stringMatching(/your new password is \S{12}$/) },
    ])
  })

  it('is blocked, found in the list of banned members, unblocked, and deleted with all activities', async () => {
    const { page, press } = flow()
    const [member] = await listMembers('verified=true&banned=false')
    const row = page.locator(`[role=row][data-id="${member?.id}"]`)
    await visit(page, '/member?rows=100')
    await rowButton(row, 'Block').click()
    await page.getByText('Are you sure to block this Membership?').waitFor()
    await press('Block')
    await row.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Banned' }).click()
    await rowButton(row, 'Unblock').click()
    await page.getByText('Are you sure to Unblock this Membership?').waitFor()
    await press('Unblock')
    await row.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Allowed' }).click()
    await row.waitFor()
    await rowButton(row, 'Delete').click()
    await page.getByText('Are you sure to delete the user and all activities ???').waitFor()
    await press('Delete')
    await row.waitFor({ state: 'detached' })
    expect((await listMembers('')).map(({ id }) => id)).not.toContain(member?.id)
  })

  it('cannot sign in when banned, and sees the reason', async () => {
    const { api } = flow()
    const person = await createLimitedAdmin(api, ['DUA_READ'])
    const { payload } = await api.send<{ payload: { content: Member[] } }>(
      'GET',
      `/api/user/all?email=${encodeURIComponent(person.email)}`,
    )
    await api.send('PUT', '/api/user/update-banned-status', { userId: payload.content[0]?.id, banned: true })
    const page = await flow().otherPage()
    await page.goto('/auth/sign-in')
    await submitSignIn(page, person)
    await page.getByRole('alert').filter({ hasText: 'This account is blocked.' }).waitFor()
  })
})

describe('an admin', () => {
  it('is edited with a photo by a click on the name, and sent a new password by mail', async () => {
    const { page, api, press, server } = flow()
    const person = await createLimitedAdmin(api, ['DUA_READ'])
    await visit(page, `/admin?${search(person.email)}&by=email`)
    await page.getByRole('row').filter({ hasText: person.email }).getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Update Admin', level: 1 }).waitFor()
    expect(await page.getByLabel('Password').count()).toBe(0)
    const name = `Salma ${uniqueText()}`
    await page.getByLabel('Name').fill(name)
    await page.locator('[id="form/displayPhoto"]').setInputFiles(fileNamed('face.png'))
    await press('Save')
    const row = rowWith(page, name)
    await row.waitFor()
    const { payload } = await api.send<{ payload: { content: { name: string; displayPhoto: object }[] } }>(
      'GET',
      `/api/user/all?email=${encodeURIComponent(person.email)}`,
    )
    expect(payload.content).toMatchObject([{ name, displayPhoto: { fileName: 'face.png' } }])

    const before = (await outboxOf(server.dataDir)).length
    await rowButton(row, 'Send Password').click()
    await page.getByText('The present password becomes invalid, and all sessions end.').waitFor()
    await press('Send Password')
    await takeToast(flow(), 'The password is sent')
    const sent = (await outboxOf(server.dataDir)).slice(before).join()
    expect(sent).toContain(person.email)
  })
})

const headings = ['নাম *', 'সদস্য নম্বর *', 'ফোন নম্বর', 'লিঙ্গ']
const chooseFile = 'ফাইল বাছাই করুন'
const send = 'জমা দিন'

const choose = async (page: Page, name: string, rows: readonly (readonly string[])[]): Promise<void> => {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page
    .getByLabel(chooseFile)
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType, buffer: await workbook([headings, ...rows]) })
  await page.getByText(name, { exact: true }).waitFor()
}

describe('the import of members', () => {
  it('shows the rows with faults and keeps the file, and imports a file without faults', async () => {
    const { page, press } = flow()
    const id = `M-${uniqueText()}`
    await visit(page, '/member')
    await page.getByRole('link', { name: 'Excel Import' }).click()
    await page.getByRole('heading', { name: 'স্প্রেডশিট থেকে সদস্য যোগ', level: 1 }).waitFor()
    expect(await page.getByRole('button', { name: send, exact: true }).isDisabled()).toBe(true)

    await choose(page, 'bad.xlsx', [
      ['মাহমুদা খাতুন', `${id}-1`, '01711111111', 'মহিলা'],
      ['', `${id}-2`, 'abc', 'x'],
    ])
    await press(send)
    const faults = page.getByRole('table').getByRole('row')
    await expect
      .poll(() => faults.allTextContents(), { timeout: 15_000 })
      .toEqual([
        'RowColumnReason',
        '3নাম *is missing',
        '3ফোন নম্বরis not a phone number',
        '3লিঙ্গmust be MALE or FEMALE',
      ])
    await page.getByText('bad.xlsx', { exact: true }).waitFor()
    expect(await listMembers(`email=${id}`)).toEqual([])

    await choose(page, 'সদস্য.xlsx', [
      ['মাহমুদা খাতুন', `${id}-1`, '01711111111', 'মহিলা'],
      ['محمد علي', `${id}-2`, '01711111112', 'MALE'],
    ])
    await press(send)
    await page.getByText('2 members imported').waitFor()
    await page.waitForURL('**/member/all')
    await page.getByRole('link', { name: 'Show new members' }).click()
    await page.waitForURL('**/member/all?sort=newest')
    await rowWith(page, `${id}-1`).waitFor()
    await visit(page, `/member?by=member-id&q=${id}`)
    await rowWith(page, 'মাহমুদা খাতুন').waitFor()
    await rowWith(page, 'محمد علي').waitFor()
  })

  it('reads a file again that was corrected on disk after its rows were refused', async () => {
    const { page, press } = flow()
    const folder = await mkdtemp(join(tmpdir(), 'members-'))
    const path = join(folder, 'members.csv')
    const id = `M-${uniqueText()}`
    const fill = (phone: string) => writeFile(path, `name,email,phoneNumber\nMahmuda,${id},${phone}\n`)
    const input = page.getByLabel(chooseFile).and(page.locator('input'))
    await visit(page, '/member/excel-import')
    await fill('abc')
    await input.setInputFiles(path)
    await press(send)
    await page.getByText('is not a phone number').waitFor()
    await fill('01711111111')
    // Browsers measure modification times in seconds.
    await utimes(path, new Date(), new Date(Date.now() + 60_000))
    await press(send)
    await page.getByText('“members.csv” can no longer be read').waitFor()
    await input.setInputFiles(path)
    await press(send)
    await page.getByText('1 member imported').waitFor()
    await rm(folder, { recursive: true })
    expect(await listMembers(`email=${id}`)).toHaveLength(1)
  })

  it('offers the template; an import that fails shows the reason and stays', async () => {
    const { page, press } = flow()
    await visit(page, '/member/excel-import')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'নমুনা ফাইল ডাউনলোড করুন' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
    await choose(page, 'সদস্য.xlsx', [['মাহমুদা খাতুন', 'M-1', '01711111111', 'মহিলা']])
    for (const [status, message, shown] of [
      [200, 'The file has no rows', 'The file has no rows'],
      [500, '', 'Something went wrong, please refresh your page'],
    ] as const) {
      await page.route(
        /\/api\/web-user\/excel-import/,
        (route) => route.fulfill({ status, json: { success: false, message, payload: null } }),
        { times: 1 },
      )
      await press(send)
      await page.getByText(shown, { exact: true }).first().waitFor()
      await page.getByText('সদস্য.xlsx', { exact: true }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/member/excel-import')
    }
  })
})
