import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { languages } from '../../../src/contract/text/interface-languages.ts'
import { chooseLanguage, visit } from '../../support/browser/console-actions.ts'
import { prepareFlow, sample } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/status of 422/] })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')
const hasFocus = (locator: Locator) => locator.evaluate((each) => each === document.activeElement)

describe('the bar', () => {
  it('opening and closing its parts moves nothing; it stays visible on wide screens and phones, and covers no focused field', async () => {
    const { page } = flow()
    await visit(page, '/book/add')
    await page.getByRole('textbox', { name: /^Author/ }).waitFor()
    const pins = page.getByRole('button', { name: 'Keep for the next record' })
    await pins.click()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(pins)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    const save = page.getByRole('button', { name: 'Save', exact: true })
    const inSight = () =>
      save.evaluate((each) => {
        const { left, bottom, width } = each.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, bottom - 5)
        return bottom <= innerHeight && each.contains(found)
      })
    /** The focused element and whether it is visible; a field under the bar scrolls out of it. */
    const placeOfFocus = () =>
      page.evaluate(() => {
        const active = document.activeElement
        const field = active?.closest('[data-field]')
        if (!active || !field) return active?.closest('form') ? 'bar' : 'outside'
        const { left, top, width, height } = active.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + Math.min(height, 20) / 2]
        const seen = document.elementFromPoint(x, y)
        return seen && field.contains(seen) ? 'seen' : `${active.outerHTML} lies under ${seen?.outerHTML}`
      })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(() => scrollTo(0, 0))
      await expect.poll(inSight).toBe(true)
      await page.locator('[id="form/bookDisplayImage"]').focus()
      let steps = 0
      for (; steps < 60; steps += 1) {
        await page.keyboard.press('Tab')
        const place = await placeOfFocus()
        if (place === 'bar') break
        if (place !== 'seen') await expect.poll(placeOfFocus).toBe('seen')
      }
      expect(steps).toBeGreaterThan(15)
      expect(await inSight()).toBe(true)
    }
  })

  it('counts faults, lists them, and links to each field; above a phone’s keyboard it leaves room for that, and keeps Save visible, whatever else it shows', async () => {
    const { page, press } = flow()
    const phone = { width: 390, height: 380 }
    await page.setViewportSize(phone)
    await visit(page, '/dua/add')
    const bar = page.locator('[data-form-bar]')
    const title = page.getByLabel('Title')
    const places = page.getByRole('form').getByRole('listitem')
    const height = () => bar.evaluate((each) => each.getBoundingClientRect().height)
    expect(await height()).toBeLessThan(80)
    await press('Save')
    await page.getByRole('button', { name: '5 fields need your attention.' }).click()
    await places.getByRole('button', { name: 'Pronunciation' }).click()
    await expect.poll(() => focused(page)).toBe('form/spelling')
    expect(await places.count()).toBe(0)
    expect(await height()).toBeLessThan(120)

    await page.setViewportSize({ width: 1440, height: 900 })
    await title.fill('দোয়া')
    await page.getByRole('button', { name: '4 fields need your attention.' }).click()
    expect(await places.allTextContents()).toEqual([
      'Dua(Arabic) is required',
      'Dua Category is required',
      'Pronunciation is required',
      'Translation is required',
    ])
    await page.getByRole('button', { name: 'Translation', exact: true }).click()
    await expect.poll(() => focused(page)).toBe('form/duaTranslation')
    await page.keyboard.type('Praise')
    await page.getByRole('button', { name: '3 fields need your attention.' }).click()
    await places.first().waitFor({ state: 'detached' })

    await page.setViewportSize(phone)
    await page.getByLabel('Dua(Arabic)').fill('الحمد لله')
    await page.getByLabel('Pronunciation').fill('Alhamdulillah')
    await page.getByRole('combobox', { name: 'Dua Category' }).click()
    await page.getByRole('option').first().click()
    const message = 'The request could not be completed. '.repeat(6)
    const errors = ['title', 'actualDua', 'spelling', 'duaTranslation', 'other'].map((name) => ({
      path: `/${name}`,
      message: 'may not be so',
    }))
    await page.route('**/api/dua/create', (route) =>
      route.fulfill({ status: 422, json: { success: false, message, payload: null, errors } }),
    )
    await press('Save')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect.poll(() => hasFocus(title)).toBe(true)
    const bottom = () => save.evaluate((each) => each.getBoundingClientRect().bottom)
    const top = () => bar.evaluate((each) => each.getBoundingClientRect().top)
    await expect.poll(bottom).toBeLessThanOrEqual(380)
    await expect
      .poll(() => title.evaluate((each) => each.getBoundingClientRect().bottom))
      .toBeLessThan(await top())
    for (const scrolled of [0, 200]) {
      await page.evaluate((to) => scrollTo(0, to), scrolled)
      const faults = page.getByRole('button', { name: /fields need your attention/ })
      await faults.click()
      await page
        .getByRole('form')
        .getByRole('listitem')
        .getByRole('button', { name: 'Pronunciation' })
        .waitFor()
      await expect.poll(bottom).toBeLessThanOrEqual(380)
      expect(await top()).toBeGreaterThan(100)
      await faults.click()
    }
  })

  it('opens the language with a missing text, and the item with a fault', async () => {
    const { page, press, fill } = flow()
    const more = [...'abcdef'].map((letter, index) => ({
      id: 900 + index,
      name: `Language ${letter}`,
      code: `q${letter}`,
      active: true,
    }))
    await page.route('**/api/language/total*', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { payload: object[] }
      await route.fulfill({ response, json: { ...answer, payload: [...answer.payload, ...more] } })
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/book/add')
    await press('Save')
    await page.getByRole('button', { name: /fields need your attention/ }).click()
    const last = `Short Description (${more.at(-1)?.name})`
    await page.getByRole('form').getByRole('button', { name: last, exact: true }).click()
    await expect.poll(() => hasFocus(page.getByRole('textbox', { name: last }))).toBe(true)

    await visit(page, '/event/add')
    await page.route('**/api/event/create', (route) =>
      route.fulfill({
        status: 422,
        json: {
          success: false,
          message: 'Not accepted',
          payload: null,
          errors: [{ path: '/guestRequests/0/guestName', message: 'This guest is unknown' }],
        },
      }),
    )
    await fill('event', {
      title: sample,
      fromDate: sample,
      toDate: sample,
      eventImage: sample,
      eventGuests: sample,
    })
    await press('Save')
    // The page scrolls; a button pressed meanwhile may have moved before the mouse is released.
    await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Add Guest' }))).toBe(true)
    await page.getByRole('button', { name: /needs? your attention/ }).click()
    await page
      .getByRole('form')
      .getByRole('button', { name: /Guest Name/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('This guest is unknown').waitFor()
    await expect.poll(() => hasFocus(dialog.getByLabel('Guest Name'))).toBe(true)
  })

  it('is a single row on a phone, in every language', async () => {
    const { page, api } = flow()
    await page.goto('/')
    await page.setViewportSize({ width: 390, height: 800 })
    const bar = page.locator('[data-form-bar]')
    const rows = () =>
      bar.locator('button').evaluateAll((buttons) => {
        const middles = buttons.map((each) => {
          const { top, height } = each.getBoundingClientRect()
          return Math.round(top + height / 2)
        })
        return new Set(middles).size
      })
    const { payload } = await api.send<{ payload: { content: { id: number }[] } }>('GET', '/api/dua/all')
    for (const { code } of languages) {
      await chooseLanguage(page, code)
      for (const path of ['/faq/add-question', `/dua/edit/${payload.content[0]?.id}`, '/dua/add']) {
        await visit(page, path)
        await bar.locator('button').last().waitFor()
        await expect.poll(rows, { message: `${path} ${code}` }).toBe(1)
      }
    }
  })
})
