import { expect } from 'vitest'
import type { RowAction } from '../../../../src/modules/format/types.ts'
import { moduleNamed } from '../../../support/module-screens.ts'
import { actionOf } from '../contract.ts'
import { fieldsIn } from '../fields.ts'
import { languageCodes, readFields } from '../form-view.ts'
import { rowButton, rowOf } from '../list/list-view.ts'
import { askRow, type Row, type Subject } from '../subject.ts'
import { takeToast, type Walk } from '../walk.ts'
import { changeOne } from './form-steps.ts'

/** Edits a row in the form that an action opens over the list: changes a field, saves, and reads the change. */
export const editInDialog = async (
  walk: Walk,
  subject: Subject,
  action: RowAction,
  row: Row,
): Promise<void> => {
  const module = moduleNamed(action.form ?? '')
  const languages = await languageCodes(walk)
  const dialog = walk.page.getByRole('dialog')
  const open = async (): Promise<void> => {
    const shown = rowOf(walk, subject, await askRow(walk.api, subject, row))
    await rowButton(shown, action.label).click()
    await dialog.locator('form').waitFor()
  }
  const leave = async (button: string): Promise<void> => {
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const inDialog = { ...subject, module }
  const fields = fieldsIn(module.schema ?? {}, module.ui ?? {}, 'dialog')
  const read = () => readFields(walk, inDialog, fields, languages)
  await open()
  const before = await read()
  await changeOne(walk, inDialog, fields)
  const changed = await read()
  expect(changed).not.toEqual(before)
  await leave(module.form?.submit?.update ?? 'Save')
  await takeToast(walk, module.form?.done?.update ?? actionOf(module, 'update')?.message ?? '')
  await open()
  await expect.poll(read).toEqual(changed)
  await leave('Cancel')
}
