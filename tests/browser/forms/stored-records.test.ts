import { expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { rowButton } from '../walker/list/list-view.ts'

const flow = prepareFlow({ sharesData: true, samePage: true })

it('the form of a question without an answer focuses the answer', async () => {
  const { page, api } = flow()
  const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/question-answer/ask', {
    question: `প্রশ্ন ${uniqueText()}`,
    masala: true,
    platformType: 'BOTH',
  })
  await page.goto(`/masyala/edit/${payload.id}`)
  const response = page.locator('[data-field=answer] [contenteditable=true]')
  await response.waitFor()
  await expect.poll(() => response.evaluate((each) => each.contains(document.activeElement))).toBe(true)
  await page.keyboard.type('Yes')
  await expect.poll(() => response.textContent()).toBe('Yes')
})

it('a record without changes is not sent, and its form leads back to the list', async () => {
  const { page, api } = flow()
  const title = `শ্রেণি ${uniqueText()}`
  await api.send('POST', '/api/dua-category/create', { title })
  const updates: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/dua-category/update')) updates.push(request.url())
  })
  await visit(page, `/dua-categories?q=${encodeURIComponent(title)}`)
  const edit = rowButton(rowWith(page, title), 'Edit')
  await edit.click()
  const name = page.getByRole('textbox', { name: 'Category Name' })
  await name.waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('No changes to save').waitFor()
  await page.waitForURL('**/dua-categories?**')
  expect(updates).toEqual([])
  await edit.click()
  await name.fill(`${title} 2`)
  await page.keyboard.press('Control+s')
  await rowWith(page, `${title} 2`).waitFor()
  expect(updates).toHaveLength(1)
})

it('the answer of an answered question is not sent without changes', async () => {
  const { page, api } = flow()
  const question = `প্রশ্ন ${uniqueText()}`
  const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/question-answer/ask', {
    question,
    masala: false,
    platformType: 'BOTH',
  })
  const answer = { id: payload.id, question, answer: '<p>Yes</p>', active: true, platformType: 'BOTH' }
  await api.send('POST', '/api/question-answer/create-answer', answer)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('-answer')) sent.push(request.url())
  })
  await page.goto(`/faq/edit/${payload.id}`)
  await page.getByRole('button', { name: 'Update Answer' }).waitFor()
  await page.locator('[data-field=answer] [contenteditable=true]').waitFor()
  await page.keyboard.press('Control+s')
  await page.getByText('No changes to save').waitFor()
  expect(sent).toEqual([])
})
