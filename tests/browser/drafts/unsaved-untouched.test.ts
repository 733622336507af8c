import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { whenAnswered } from '../../support/browser/answered.ts'
import { chooseLanguage, visit } from '../../support/browser/console-actions.ts'
import { draftsIn, whenDraftsAreKnown } from '../../support/browser/draft-database.ts'
import { prepareFlow } from '../walker/flow.ts'
import { offer } from './draft-locators.ts'

const flow = prepareFlow({ sharesData: true, samePage: true })

const firstOf = async (resource: string): Promise<number> => {
  const list = `/api/${resource}/all?pageNo=0&pageSize=1`
  const { payload } = await flow().api.send<{ payload: { content: { id: number }[] } }>('GET', list)
  return payload.content[0]?.id ?? 0
}

/** Waits until a form is open, has looked for drafts, and shows all its fields. */
const stands = async (page: Page): Promise<void> => {
  await whenDraftsAreKnown(page)
  await whenAnswered(page)
}

/** Goes through the form's fields by keyboard without typing. */
const passThrough = async (page: Page): Promise<void> => {
  await page.getByRole('form').getByRole('textbox').first().focus()
  for (let field = 0; field < 12; field += 1) await page.keyboard.press('Tab')
}

type Forms = Readonly<Record<string, () => Promise<string> | string>>

/** Forms that Cancel closes. */
const cancelled: Forms = {
  'a new event': () => '/event/add',
  'a book': async () => `/book/edit/${await firstOf('book')}`,
  'a dua': async () => `/dua/edit/${await firstOf('dua')}`,
  'an amaliyat': async () => `/amaliat/edit/${await firstOf('amaliyat')}`,
}

/** Forms whose tab is closed. */
const closed: Forms = {
  'a new book': () => '/book/add',
  'an event': async () => `/event/edit/${await firstOf('event')}`,
}

it('an untouched form is not kept, and no dialog asks when the user leaves it or changes the language', async () => {
  const { page } = flow()
  for (const [name, pathOf] of Object.entries(cancelled)) {
    const path = await pathOf()
    await visit(page, path)
    await stands(page)
    await passThrough(page)
    await chooseLanguage(page, 'bn')
    await chooseLanguage(page, 'en')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(({ pathname }) => pathname !== path)
    expect(await draftsIn(page), name).toEqual([])
  }
  await visit(page, '/admin/profile')
  await visit(page, '/book/add')
  await page.goBack()
  await page.locator('main h1:focus').filter({ hasText: 'Profile' }).waitFor()
  await visit(page, '/book/add')
  await page.getByRole('button', { name: 'Mobile', exact: true }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
})

it('an untouched form whose tab is closed asks nothing, and is not offered', async () => {
  let { page } = flow()
  const asked: string[] = []
  page.context().on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  for (const [name, pathOf] of Object.entries(closed)) {
    const path = await pathOf()
    await visit(page, path)
    await stands(page)
    await passThrough(page)
    const other = await page.context().newPage()
    await page.close({ runBeforeUnload: true })
    page = other
    await visit(page, path)
    await stands(page)
    expect(asked, name).toEqual([])
    expect(await offer(page).count(), name).toBe(0)
    expect(await draftsIn(page), name).toEqual([])
  }
})
