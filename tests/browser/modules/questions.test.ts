import { expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { rowButton } from '../walker/list-view.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow()

it.each([
  { path: '/faq', module: 'faq', ask: 'faq-question', details: 'Question & Answer Details' },
  { path: '/masyala', module: 'masyala', ask: 'masyala-question', details: 'Masala Details' },
])('a question at $path is asked, answered once, and then its answer updated', async (walked) => {
  const { page, press, fill } = flow()
  const { path, module, ask, details } = walked
  const question = `নামাজের সময় কখন? ${uniqueText()}`
  await visit(page, path)
  await page.getByRole('link', { name: 'Add Question' }).click()
  await fill(ask, { question })
  await press('Save')
  await takeToast(flow(), 'Question created')

  await visit(page, `${path}?q=${encodeURIComponent(question)}`)
  const row = rowWith(page, question)
  await row.getByText('Questioned', { exact: true }).waitFor()
  expect(await rowButton(row, 'Update Answer').isDisabled()).toBe(true)
  await rowButton(row, 'Answer').click()
  await page.getByRole('heading', { name: 'Create Answer', level: 1 }).waitFor()
  await press('Create Answer')
  await page.getByText('Answer is required', { exact: true }).waitFor()
  await fill(module, { answer: 'উত্তর: وقت الفجر' })
  await press('Create Answer')
  await takeToast(flow(), 'Answer created')

  await visit(page, `${path}?q=${encodeURIComponent(question)}`)
  await row.getByText('Answered', { exact: true }).waitFor()
  expect(await rowButton(row, 'Answer').isDisabled()).toBe(true)
  await rowButton(row, 'Update Answer').click()
  await page.getByRole('heading', { name: 'Update Answer', level: 1 }).waitFor()
  await fill(module, { answer: 'উত্তর: after Fajr' })
  await press('Update Answer')
  await takeToast(flow(), 'Answer updated')

  await visit(page, `${path}?q=${encodeURIComponent(question)}`)
  await rowButton(row, 'View Details').click()
  const dialog = page.getByRole('dialog', { name: details })
  await dialog.getByText('উত্তর: after Fajr').waitFor()
  await press('Close')
})
