import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/status of 500/, /blocker on a POP/] })

/** Holds back the responses to requests until the returned function is called. */
const hold = async (
  page: Page,
  method: 'GET' | 'save',
  url: RegExp,
  status?: number,
): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isHeld = true
  const isPart = (each: URL): boolean => url.test(each.pathname)
  await page.route(isPart, async (route) => {
    if (!isHeld || (route.request().method() === 'GET') !== (method === 'GET')) return route.fallback()
    await promise
    if (status) await route.fulfill({ status, json: {} })
    else await route.continue()
  })
  return () => {
    isHeld = false
    resolve()
  }
}

const answer = (page: Page) => page.getByRole('textbox', { name: /^Answer/ })

const left = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')

/** Opens the first of two questions without an answer, and answers it; returns the text that both contain. */
const answerFirst = async (): Promise<string> => {
  const { page, api } = flow()
  const mark = uniqueText()
  for (const number of [1, 2])
    await api.send('POST', '/api/question-answer/ask', {
      question: `${mark} ${number}`,
      platformType: 'BOTH',
    })
  await visit(page, `/faq/all?status=questioned&q=${mark}`)
  await rowWith(page, mark).first().getByRole('link').first().click()
  await left(page, '2 of 2 left').waitFor()
  await expect.poll(() => focused(page)).toBe('form/answer')
  await page.keyboard.type('Fasting')
  return mark
}

/** Presses the shortcut of "Save and next", and waits until the form is locked. */
const saveAndNext = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+Shift+Enter')
  await expect.poll(() => page.getByRole('button', { name: 'Save and next' }).isDisabled()).toBe(true)
}

it('text typed while a question is saved is the answer to the next one, and the queue keeps its place', async () => {
  const { page } = flow()
  const mark = await answerFirst()
  const saved = await hold(page, 'save', /question-answer/)
  const shown = await hold(page, 'GET', /question-answer\/id/)
  await saveAndNext(page)
  await page.keyboard.type('Prayer? ')
  const refetched = page.waitForResponse((response) => /question-answer\/all/.test(response.url()))
  saved()
  await refetched
  await page.keyboard.type('Five times')
  expect(await left(page, '2 of 2 left').count()).toBe(1)
  shown()
  await left(page, '1 of 2 left').waitFor()
  await expect.poll(() => answer(page).textContent()).toBe('Prayer? Five times')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/faq\/all/)
  await visit(page, `/faq/all?q=${mark}`)
  await rowWith(page, 'Prayer? Five times').waitFor()
  expect(await rowWith(page, 'Fasting').textContent()).not.toContain('Prayer')
})

it('text typed while a text is saved is the missing text of the next record', async () => {
  const { page, api } = flow()
  const mark = uniqueText()
  const { payload } = await api.send<{ payload: { id: number }[] }>('GET', '/api/language/all')
  const texts = payload.map(({ id }) => ({ languageId: id, text: mark }))
  const missing = payload[0]?.id
  const subTitles = texts.filter(({ languageId }) => languageId !== missing)
  for (const _ of [1, 2])
    await api.send('POST', '/api/amaliyat-label/create', {
      titles: texts,
      subTitles,
      tag: mark,
      time: '05:30 AM',
      active: true,
    })
  await visit(page, `/amaliat/amaliat-label?by=tag&q=${mark}&missing-in=${missing}`)
  await rowWith(page, mark).first().waitFor()
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect.poll(() => focused(page)).toMatch(/\/text$/)
  await page.keyboard.type('One')
  const saved = await hold(page, 'save', /amaliyat-label/)
  await saveAndNext(page)
  await page.keyboard.type('Two')
  saved()
  await left(page, '1 of 2 left').waitFor()
  await expect.poll(() => focused(page)).toMatch(/subTitles.*\/text$/)
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Two')
})

it('text typed ahead is in no other record after a refused save, or when the user moves elsewhere', async () => {
  const { page } = flow()
  await answerFirst()
  const refused = await hold(page, 'save', /question-answer/, 500)
  await saveAndNext(page)
  await page.keyboard.type('Refused')
  refused()
  await page.getByRole('form').getByRole('alert').first().waitFor()
  await page.getByText('Not entered, because it was typed during the save: Refused').waitFor()
  await expect.poll(() => focused(page)).toBe('form/answer')
  await page.keyboard.type('!')
  await expect.poll(() => answer(page).textContent()).toBe('Fasting!')
  // Keys are not recorded any more.
  await answer(page).blur()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await answer(page).focus()

  const saved = await hold(page, 'save', /question-answer/)
  const shown = await hold(page, 'GET', /question-answer\/id/)
  await saveAndNext(page)
  await page.keyboard.type('Elsewhere')
  const refetched = page.waitForResponse((response) => /question-answer\/all/.test(response.url()))
  saved()
  await refetched
  await page.evaluate(() => {
    history.pushState(null, '', '/dua-categories/add')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect.poll(() => focused(page)).toBe('form/title')
  shown()
  expect(await page.getByRole('textbox', { name: 'Category Name' }).inputValue()).toBe('')
})
