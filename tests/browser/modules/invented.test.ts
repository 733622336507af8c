import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage } from '../../support/browser/browser.ts'
import { choose, rowWith, signIn } from '../../support/browser/console-actions.ts'
import { addInvented } from '../../support/invented/add-invented.ts'
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts'
import { type ApiClient, apiClient, createLimitedAdmin } from '../../support/server/api-client.ts'
import { type RunningServer, startServer } from '../../support/server/start-server.ts'

let copy: ProjectCopy
let server: RunningServer
let browser: Browser
let api: ApiClient

beforeAll(async () => {
  copy = await copyProject()
  await addInvented(copy.folder)
  await copy.script('scripts/generate.ts')
  await copy.script('scripts/build.ts')
  server = await startServer({ project: copy.folder })
  api = await apiClient(server.url)
  browser = await launchBrowser()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await copy?.remove()
})

describe('a module that exists nowhere, from a contract file and a folder of JSON', () => {
  it('has its menu entry, its empty list, its form and its row', async () => {
    const { page, expectQuiet, close } = await openPage(browser, { baseURL: server.url })
    await signIn(page)
    await page.getByRole('link', { name: 'Library Branches' }).click()
    await page.getByText('There is no branch yet').waitFor()
    await page.getByRole('link', { name: 'Add Library Branch' }).first().click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Branch is required').waitFor()
    await page.getByRole('textbox', { name: 'Branch' }).fill('মিরপুর শাখা')
    const { payload: districts } = await api.send<{ payload: { name: string }[] }>(
      'GET',
      '/api/district/total',
    )
    const district = districts[0]?.name ?? ''
    await choose(page, 'District', district)
    await page.getByLabel('Books').fill('1200')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Library branch created').waitFor()
    const row = rowWith(page, 'মিরপুর শাখা')
    await row.getByText(district).waitFor()
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
    await close()
  })

  it('has its API, its table, its references and its limits', async () => {
    const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/library-branch/create', {
      title: 'A',
      districtId: 1,
    })
    await expect(api.send('POST', '/api/library-branch/create', { title: '' })).rejects.toThrow(
      /400.*\/title/,
    )
    await expect(
      api.send('POST', '/api/library-branch/create', { title: 'B', districtId: 999_999 }),
    ).rejects.toThrow(/422.*\/districtId/)
    await expect(api.send('POST', '/api/library-branch/create', { title: 'B', unknown: 1 })).rejects.toThrow(
      /400/,
    )
    await expect(api.send('DELETE', '/api/district/delete/1')).rejects.toThrow(/409.*in use/)
    const list = await api.send<{ payload: { totalElements: number } }>(
      'GET',
      '/api/library-branch/all?title=a',
    )
    expect(list.payload.totalElements).toBe(1)
    await api.send('DELETE', `/api/library-branch/delete/${payload.id}`)
  })

  it('asks for what a change of state needs, and offers it only where it is possible', async () => {
    const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/library-branch/create', {
      title: 'مكتبة الحي',
    })
    const { page, close } = await openPage(browser, { baseURL: server.url, allow: [/409/, /422/] })
    await signIn(page)
    await page.goto('/library-branch')
    const row = rowWith(page, 'مكتبة الحي')
    expect(await row.getByRole('button', { name: /^Close/ }).count()).toBe(0)
    await row.getByRole('button', { name: /^Open/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Open: مكتبة الحي' })
    await dialog.getByText('From then on readers may come.').waitFor()
    await dialog.getByRole('button', { name: 'Open' }).click()
    await dialog.getByText('is required').first().waitFor()
    await dialog.getByLabel('Books').fill('1200')
    await dialog.getByRole('button', { name: 'Open' }).click()
    await page.getByText('Library branch opened').waitFor()
    await row.getByText('1,200').waitFor()
    await row.getByRole('button', { name: /^Close/ }).click()
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
    await row.getByText('Repairs').waitFor()
    expect(await row.getByRole('button', { name: /^(Open|Close)/ }).count()).toBe(0)
    await api.send('DELETE', `/api/library-branch/delete/${payload.id}`)
    await close()
  })

  it('has its privileges: without them no menu entry and no way in', async () => {
    const user = await createLimitedAdmin(api, ['DUA_READ'])
    const { page, close } = await openPage(browser, { baseURL: server.url, allow: [/403/] })
    await signIn(page, user)
    await page.getByRole('link', { name: 'Dashboard' }).first().waitFor()
    expect(await page.getByRole('link', { name: 'Library Branches' }).count()).toBe(0)
    await page.goto('/library-branch')
    await page.getByText('You do not have the required permission to access this page.').waitFor()
    await close()
    const limited = await apiClient(server.url, user)
    await expect(limited.send('GET', '/api/library-branch/all')).rejects.toThrow(/403/)
  })
})
