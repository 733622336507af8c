import { expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { rowButton } from '../walker/list/list-view.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ sharesData: true, samePage: true })

// The walk covers answers in the other module of the same template.
it('a question is created, answered once, and then its answer updated', async () => {
  const { page, press, fill } = flow()
  const question = `নামাজের সময় কখন? ${uniqueText()}`
  await visit(page, '/faq')
  await page.getByRole('link', { name: 'Add Question' }).click()
  await fill('faq-question', { question })
  await press('Save')
  await takeToast(flow(), 'Question created')

  await visit(page, `/faq?q=${encodeURIComponent(question)}`)
  const row = rowWith(page, question)
  await row.getByText('Questioned', { exact: true }).waitFor()
  expect(await rowButton(row, 'Update Answer').isDisabled()).toBe(true)
  await rowButton(row, 'Answer').click()
  await page.getByRole('heading', { name: 'Create Answer', level: 1 }).waitFor()
  await press('Create Answer')
  await page.getByText('Answer is required', { exact: true }).waitFor()
  await fill('faq', { answer: 'উত্তর: وقت الفجر' })
  await press('Create Answer')
  await takeToast(flow(), 'Answer created')

  await visit(page, `/faq?q=${encodeURIComponent(question)}`)
  await row.getByText('Answered', { exact: true }).waitFor()
  expect(await rowButton(row, 'Answer').isDisabled()).toBe(true)
  await rowButton(row, 'Update Answer').click()
  await page.getByRole('heading', { name: 'Update Answer', level: 1 }).waitFor()
  await fill('faq', { answer: 'উত্তর: after Fajr' })
  await press('Update Answer')
  await takeToast(flow(), 'Answer updated')

  await visit(page, `/faq?q=${encodeURIComponent(question)}`)
  await rowButton(row, 'View Details').click()
  const dialog = page.getByRole('dialog', { name: 'Question & Answer Details' })
  await dialog.getByText('উত্তর: after Fajr').waitFor()
  await press('Close')
})
