import type { Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { type Flow, prepareFlow } from '../walker/flow.ts'
import { nameField, takeButton } from './draft-locators.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/Failed to load resource/] })

const path = '/dua-categories/add'
const saving = '**/api/dua-category/create'

/** The titles of the stored categories with this prefix. */
const stored = async ({ api }: Flow, start: string): Promise<string[]> => {
  const { payload } = await api.send<{ payload: { title: string }[] }>(
    'GET',
    `/api/dua-category/total?search=${encodeURIComponent(start)}`,
  )
  return payload.map(({ title }) => title).sort()
}

it.each(['typed', 'copied'])(
  'what is %s and saved slowly, while the page is loaded anew, is stored once',
  async (how) => {
    const { page, press, api } = flow()
    const name = `শ্রেণি ${uniqueText()}`
    const copied = how === 'copied'
    const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/dua-category/create', {
      title: copied ? name : `${name} আগে`,
    })
    const before = await stored(flow(), name)
    await page.goto(copied ? `${path}?copy=${payload.id}` : path)
    if (!copied) await nameField(page).fill(name)
    else await expect.poll(() => nameField(page).inputValue()).toBe(name)
    const arrived = Promise.withResolvers<void>()
    await page.route(
      saving,
      async (route: Route) => {
        await route.fetch()
        arrived.resolve()
      },
      { times: 1 },
    )
    await press('Save')
    await arrived.promise
    await page.reload()
    await takeButton(page).click()
    await expect.poll(() => nameField(page).inputValue()).toBe(name)
    await press('Save')
    await page.waitForURL('**/dua-categories')
    expect(await stored(flow(), name)).toEqual([...before, name].sort())
    await expect.poll(() => draftsIn(page)).toEqual([])
  },
)
