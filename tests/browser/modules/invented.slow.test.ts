import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/shared/root.ts'
import { choose, rowWith, signInElsewhere, visit } from '../../support/browser/console-actions.ts'
import { type InventedConsole, startInvented } from '../../support/invented/invented-console.ts'
import { changeFile, editorNames } from '../../support/invented/module-files.ts'
import { apiClient, createLimitedAdmin } from '../../support/server/api-client.ts'

let invented: InventedConsole
let server: InventedConsole['server']
let api: InventedConsole['api']
let watched: InventedConsole['watched']

beforeAll(async () => {
  invented = await startInvented()
  ;({ server, api, watched } = invented)
}, 300_000)
afterAll(() => invented?.stop())

const directions = [{ languageId: 1, text: 'নদীর পাশে' }]

describe('an invented module, from a contract file and a folder of JSON', () => {
  it('has its menu entry, its empty list, its form and its row', async () => {
    const { page, expectQuiet } = watched
    await page.goto('/')
    await page.getByRole('link', { name: 'Library Branches' }).click()
    await page.getByText('There is no branch yet').waitFor()
    await page.getByRole('link', { name: 'Add Library Branch' }).first().click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Branch is required').waitFor()
    await page.getByText('Directions in one language are required').waitFor()
    await page.getByText('0 of 3 languages · one is required').waitFor()
    await page.getByRole('textbox', { name: 'Directions (العربية)' }).fill('بجانب المسجد')
    await page.getByText('1 of 3 languages', { exact: true }).waitFor()
    await page.getByRole('textbox', { name: 'Branch' }).fill('মিরপুর শাখা')
    await choose(page, 'District', invented.district.name)
    await page.getByLabel('Books').fill('1200')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Library branch created').waitFor()
    const row = rowWith(page, 'মিরপুর শাখা')
    await row.getByText(invented.district.name).waitFor()
    expect(await row.textContent()).toContain('1,200')

    await row.getByRole('link', { name: /^Edit/ }).click()
    await page.getByRole('heading', { name: 'Update Library Branch' }).waitFor()
    await page.getByRole('textbox', { name: 'Branch' }).fill('উত্তরা শাখা')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Library branch updated').waitFor()
    await rowWith(page, 'উত্তরা শাখা')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByText('Are you sure to close this branch?').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('There is no branch yet').waitFor()
    expectQuiet()
  })

  it('has its API, its table, its references and its limits', async () => {
    const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/library-branch/create', {
      title: 'A',
      districtId: invented.district.id,
      directions,
    })
    await expect(api.send('POST', '/api/library-branch/create', { title: '', directions })).rejects.toThrow(
      /400.*\/title/,
    )
    await expect(
      api.send('POST', '/api/library-branch/create', { title: 'B', districtId: 999_999, directions }),
    ).rejects.toThrow(/422.*\/districtId/)
    await expect(
      api.send('POST', '/api/library-branch/create', { title: 'B', directions, unknown: 1 }),
    ).rejects.toThrow(/400/)
    await expect(api.send('DELETE', `/api/district/delete/${invented.district.id}`)).rejects.toThrow(
      /409.*in use/,
    )
    const list = await api.send<{ payload: { totalElements: number } }>(
      'GET',
      '/api/library-branch/all?title=a',
    )
    expect(list.payload.totalElements).toBe(1)
    await api.send('DELETE', `/api/library-branch/delete/${payload.id}`)
  })

  it('takes a text in any one language, and not in none', async () => {
    const create = (texts: unknown): Promise<{ payload: { id: number } }> =>
      api.send('POST', '/api/library-branch/create', { title: 'C', directions: texts })
    await expect(create([])).rejects.toThrow(/400.*\/directions.*fewer than 1 item/)
    await expect(create([{ languageId: 2, text: ' ' }])).rejects.toThrow(/400.*\/directions\/0\/text/)
    for (const languageId of [1, 2, 3]) {
      const { payload } = await create([{ languageId, text: 'By the river' }])
      await api.send('DELETE', `/api/library-branch/delete/${payload.id}`)
    }
  })

  it('requires the values for a change of state, and offers it only where it is possible', async () => {
    const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/library-branch/create', {
      title: 'مكتبة الحي',
      directions,
    })
    const { page } = watched
    await visit(page, '/library-branch?q=مكتبة')
    const row = rowWith(page, 'مكتبة الحي')
    expect(await row.getByRole('button', { name: /^Close/ }).count()).toBe(0)
    await row.getByRole('button', { name: /^Open/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Open: مكتبة الحي' })
    await dialog.getByText('From then on readers may come.').waitFor()
    await dialog.getByRole('button', { name: 'Open' }).click()
    await dialog.getByText('is required').first().waitFor()
    await dialog.getByLabel('Books').fill('1200')
    // Somebody else changed the record, then deleted it: the form says so, keeps the values and can send them again.
    const renamed = { id: payload.id, title: 'حديقة', directions, active: true }
    await api.send('PUT', '/api/library-branch/update', renamed)
    await dialog.getByRole('button', { name: 'Open' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'Administrator' }).waitFor()
    expect(await dialog.getByLabel('Books').inputValue()).toBe('1200')
    await dialog.getByRole('button', { name: 'Open' }).click()
    await page.getByText('Library branch opened').waitFor()
    await visit(page, '/library-branch')
    const later = rowWith(page, renamed.title)
    await later.getByText('1,200').waitFor()
    await later.getByRole('button', { name: /^Close/ }).click()
    const closing = page.getByRole('dialog', { name: /^Close/ })
    await closing.getByRole('button', { name: 'Close' }).click()
    await closing.getByText('Reason is required').waitFor()
    await api.send('PUT', `/api/library-branch/close/${payload.id}`, { reason: 'Repairs' })
    await closing.getByLabel('Reason').fill('الصيانة')
    await closing.getByRole('button', { name: 'Close' }).click()
    await closing.getByText('The library branch is CLOSED now.').waitFor()
    expect(await closing.getByLabel('Reason').inputValue()).toBe('الصيانة')
    await closing.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await later.getByText('Repairs').waitFor()
    expect(await later.getByRole('button', { name: /^(Open|Close)/ }).count()).toBe(0)
    await api.send('DELETE', `/api/library-branch/delete/${payload.id}`)
  })
})

describe('while its files are edited', () => {
  const change = (name: string, from: string, to: string) => changeFile(invented.folder, name, from, to)

  it('shows each change in open pages, and keeps typed text', async () => {
    const { page } = watched
    // By its link, whose form the list has rendered ahead.
    await page.goto('/library-branch')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Add Library Branch' }).first().click()
    const branch = page.getByRole('textbox', { name: 'Branch' })
    await branch.fill('মিরপুর শাখা')
    await page.getByLabel('Books').focus()
    await change('form.ui.json', '"ui:title": "Books"', '"ui:title": "Volumes"')
    await page.getByLabel('Volumes').waitFor()
    expect(await branch.inputValue()).toBe('মিরপুর শাখা')

    await change('form.schema.json', '"maxLength": 120', '"maxLength": 5')
    await page.getByText('Must be at most 5 characters').waitFor()
    expect(await branch.inputValue()).toBe('মিরপুর শাখা')

    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await page.getByText('There is no branch yet').waitFor()
    await change('list.json', '"empty": "There is no branch yet"', '"empty": "Not one branch"')
    await page.getByText('Not one branch').waitFor()
  })

  it('has a page with all names for its files', async () => {
    const { page } = watched
    await visit(page, '/dev/gallery')
    await page.getByRole('heading', { name: 'Keys of every file' }).waitFor()
    await page.getByRole('heading', { name: 'user-picker' }).waitFor()
    const shown = await page.getByRole('heading', { level: 3 }).evaluateAll((all) => all.map(({ id }) => id))
    const [cells, widgets] = await Promise.all([
      editorNames(invented.folder, 'list', 'cell'),
      editorNames(invented.folder, 'form-ui', 'ui:widget'),
    ])
    expect(cells.length + widgets.length).toBeGreaterThan(40)
    expect(shown).toEqual(
      expect.arrayContaining([
        ...cells.map((name) => `cell-${name}`),
        ...widgets.filter((name) => name !== 'hidden').map((name) => `widget-${name}`),
        ...[
          'keyword-x-transition',
          'keyword-x-accepts',
          'file-list.schema.json',
          'file-form-schema.schema.json',
        ],
      ]),
    )
  })

  it('that builds do not contain', async () => {
    const files = await readdir(join(root, 'dist/assets'))
    const codes = files.filter((name) => name.endsWith('.js'))
    expect(codes.length).toBeGreaterThan(20)
    for (const name of codes)
      expect(await readFile(join(root, 'dist/assets', name), 'utf8'), name).not.toMatch(
        /dev\/gallery|foundation:modules/,
      )
  })
})

it('an invented module requires its privileges for menu entry and pages', async () => {
  const user = await createLimitedAdmin(api, ['DUA_READ'])
  const limited = await apiClient(server.url, user)
  const { page } = watched
  await signInElsewhere(page, limited.token)
  await page.getByRole('link', { name: 'Library Branches' }).waitFor({ state: 'detached' })
  await visit(page, '/library-branch')
  await page.getByText('You do not have the required permission to access this page.').waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).first().waitFor()
  await expect(limited.send('GET', '/api/library-branch/all')).rejects.toThrow(/403/)
})
