import { expect } from 'vitest'
import { actionOf } from '../contract.ts'
import { rowButton } from '../list/list-view.ts'
import { askRows, type Row, type Subject } from '../subject.ts'
import { takeToast, type Walk } from '../walk.ts'
import { openRow } from './form-steps.ts'

/** Deletes a record: Cancel keeps it; after confirmation row and record are gone. */
export const deleteRecord = async (walk: Walk, subject: Subject, row: Row): Promise<void> => {
  const { module } = subject
  const rule = module.list?.delete
  const operation = actionOf(module, 'delete')
  const shown = await openRow(walk, subject, row)
  const button = rowButton(shown, 'Delete')
  await shown.waitFor()
  if (!operation) {
    expect(await button.count()).toBe(0)
    return
  }
  const sent = walk.sent.length
  await button.click()
  const dialog = walk.page.getByRole('alertdialog')
  const usual = `Are you sure to delete this ${module.module.one ?? module.module.title}?`
  await dialog.getByText(rule?.confirm ?? usual, { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(walk.sent.slice(sent)).toEqual([])
  await button.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await takeToast(walk, rule?.success ?? operation.message)
  await shown.waitFor({ state: 'detached' })
  const left = (await askRows(walk.api, subject)).map(({ id }) => id)
  expect(left).not.toContain(row.id)
}
