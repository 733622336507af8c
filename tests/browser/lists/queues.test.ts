import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true })

const left = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')

/** Opens the first record of the list by its title. */
const openFirst = (page: Page): Promise<void> =>
  page.getByRole('row').nth(1).getByRole('link').first().click()

describe('a filtered list as a queue', () => {
  it('of missing texts: each form opens at the missing text, and records that were saved leave it', async () => {
    const { page, api } = flow()
    const mark = uniqueText()
    const { payload } = await api.send<{ payload: { id: number }[] }>('GET', '/api/language/all')
    const texts = payload.map(({ id }) => ({ languageId: id, text: mark }))
    const [missing] = payload.map(({ id }) => id)
    const subTitles = texts.filter(({ languageId }) => languageId !== missing)
    const label = { titles: texts, subTitles, tag: mark, time: '05:30 AM', active: true }
    for (let number = 1; number <= 12; number += 1)
      await api.send('POST', '/api/amaliyat-label/create', label)
    await visit(page, `/amaliat/amaliat-label?by=tag&q=${mark}&missing-in=${missing}`)
    await rowWith(page, mark).first().waitFor()
    await openFirst(page)
    for (let rest = 12; rest > 0; rest -= 1) {
      await left(page, `${rest} of 12 left`).waitFor()
      await expect.poll(() => focused(page)).toMatch(/\/text$/)
      await page.keyboard.type(`نص ${rest}`)
      await page.keyboard.press(rest > 1 ? 'Control+Shift+Enter' : 'Control+s')
    }
    await page.waitForURL((url) => url.pathname === '/amaliat/amaliat-label')
    await page.getByText('No results').waitFor()
  })

  it('of questions, with an address of the dashboard: the cursor is in the answer', async () => {
    const { page, api } = flow()
    const mark = uniqueText()
    for (const number of [1, 2])
      await api.send('POST', '/api/question-answer/ask', {
        question: `${mark} ${number}`,
        platformType: 'BOTH',
      })
    await visit(page, `/faq/all?status=questioned&q=${mark}`)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/question-answer/id/')) fetched.push(request.url())
    })
    await rowWith(page, mark).first().getByRole('link').first().click()
    for (const rest of [2, 1]) {
      await left(page, `${rest} of 2 left`).waitFor()
      await expect.poll(() => focused(page)).toBe('form/answer')
      await page.keyboard.type('An answer')
      await page.keyboard.press(rest > 1 ? 'Control+Shift+Enter' : 'Control+s')
    }
    await page.waitForURL(/\/faq\/all\?status=questioned/)
    // A saved record is not fetched again.
    expect(fetched.filter((url) => url === fetched[0])).toHaveLength(1)
  })

  it('skips questions that somebody else has answered meanwhile', async () => {
    const { page, api } = flow()
    const mark = uniqueText()
    const asked: number[] = []
    for (const number of [1, 2, 3]) {
      const body = { question: `${mark} ${number}`, platformType: 'BOTH' }
      const { payload } = await api.send<{ payload: { id: number } }>(
        'POST',
        '/api/question-answer/ask',
        body,
      )
      asked.push(payload.id)
    }
    await visit(page, `/faq/all?status=questioned&q=${mark}`)
    await rowWith(page, `${mark} 3`).getByRole('link').first().click()
    await left(page, '3 of 3 left').waitFor()
    await api.send('POST', '/api/question-answer/create-answer', {
      id: asked[1],
      question: `${mark} 2`,
      answer: '<p>Answered by another user</p>',
      active: true,
      platformType: 'BOTH',
    })
    await left(page, '2 of 2 left').waitFor()
    await expect.poll(() => focused(page)).toBe('form/answer')
    await page.keyboard.type('An answer')
    await page.keyboard.press('Control+Shift+Enter')
    await page.waitForURL(`**/faq/edit/${asked[0]}`)
    await left(page, '1 of 2 left').waitFor()
  })

  it('of members to verify: the next one follows, and the focus is on the button', async () => {
    const { page } = flow()
    await visit(page, '/member/all?verification=unverified')
    await page.getByRole('row').nth(2).waitFor()
    await openFirst(page)
    const place = page.getByRole('main').getByText(/^\d+ of \d+ left$/)
    const before = await place.textContent()
    const total = Number(before?.split(' ')[2])
    expect(before).toBe(`${total} of ${total} left`)
    const first = page.url()
    const verify = page.getByRole('button', { name: /^Verify: / })
    await expect.poll(() => verify.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click()
    await left(page, `${total - 1} of ${total} left`).waitFor()
    expect(page.url()).not.toBe(first)
    await expect.poll(() => verify.evaluate((each) => each === document.activeElement)).toBe(true)
  })

  it('of members to verify: the list follows the last one', async () => {
    const { page } = flow()
    await visit(page, '/member/all?verification=unverified')
    const name = await page.getByRole('row').nth(1).getByRole('link').first().textContent()
    const address = `/member/all?verification=unverified&q=${encodeURIComponent(name ?? '')}`
    await visit(page, address)
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
    await openFirst(page)
    await left(page, '1 of 1 left').waitFor()
    await page.getByRole('button', { name: /^Verify: / }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click()
    await page.getByRole('heading', { level: 1, name: 'Member List' }).waitFor()
    expect(new URL(page.url(), 'http://console').searchParams.get('verification')).toBe('unverified')
    await page.getByText('No results').waitFor()
  })
})
