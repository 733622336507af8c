import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true })

const offer = (page: Page) => page.getByText('You left something here unsaved')

const firstOf = async (resource: string): Promise<number> => {
  const list = `/api/${resource}/all?pageNo=0&pageSize=1`
  const { payload } = await flow().api.send<{ payload: { content: { id: number }[] } }>('GET', list)
  return payload.content[0]?.id ?? 0
}

/** Waits until a form stands and everything in it has come. */
const stands = async (page: Page): Promise<void> => {
  await page.getByRole('form').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Goes through the form's fields by keys, and types nothing. */
const passThrough = async (page: Page): Promise<void> => {
  await page.getByRole('form').getByRole('textbox').first().focus()
  for (let field = 0; field < 12; field += 1) await page.keyboard.press('Tab')
}

const forms: Readonly<Record<string, () => Promise<string> | string>> = {
  'a new event': () => '/event/add',
  'a new book': () => '/book/add',
  'an event': async () => `/event/edit/${await firstOf('event')}`,
  'a book': async () => `/book/edit/${await firstOf('book')}`,
  'a dua': async () => `/dua/edit/${await firstOf('dua')}`,
  'an amaliyat': async () => `/amaliat/edit/${await firstOf('amaliyat')}`,
}

it.each(Object.entries(forms))(
  '%s that nobody typed into is not kept, nor offered, nor asked about',
  async (_, pathOf) => {
    const { page } = flow()
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    const path = await pathOf()
    await page.goto(path)
    await stands(page)
    await passThrough(page)
    const other = await page.context().newPage()
    await page.close({ runBeforeUnload: true })
    await other.goto(path)
    await stands(other)
    expect(await offer(other).count()).toBe(0)
    expect(await draftsIn(other)).toEqual([])
    await passThrough(other)
    // Nothing asks, and the form is left at once.
    await other.getByRole('button', { name: 'Cancel' }).click()
    await other.waitForURL(({ pathname }) => pathname !== path)
  },
)
