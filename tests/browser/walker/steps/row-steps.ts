import { expect } from 'vitest'
import { canTransition } from '../../../../src/client/call.ts'
import { isChange } from '../../../../src/console/engine/list/actions/rows/action-button.ts'
import { privilegesFor } from '../../../../src/console/engine/operations.ts'
import { meetsCondition } from '../../../../src/console/engine/values.ts'
import { asRecord } from '../../../../src/contract/json.ts'
import type { RowAction } from '../../../../src/modules/format/types.ts'
import { visit } from '../../../support/browser/console-actions.ts'
import { rowButton, rowOf } from '../list/list-view.ts'
import { isLocked, type ListedRows, type Row, type Subject } from '../subject.ts'
import { goTo, type Walk, waitForPage } from '../walk.ts'
import { editInDialog } from './dialog-steps.ts'
import { expectState } from './list-steps.ts'

/** Whether the open list has a row action. */
export const isOffered = (
  { module, values }: Subject,
  { tab, when, operation }: RowAction,
  row: Row,
): boolean =>
  (tab === undefined || tab === module.list?.tabs?.[0]?.label) &&
  (operation === undefined || canTransition(operation, row)) &&
  meetsCondition(when, row, values)

const isDisabled = ({ module, values }: Subject, action: RowAction, row: Row): boolean =>
  (action.disabledWhen !== undefined && meetsCondition(action.disabledWhen, row, values)) ||
  (isChange(action) && isLocked(module, row))

const followLink = async (walk: Walk, subject: Subject, action: RowAction, row: Row): Promise<void> => {
  const to = (action.to ?? '').replace(/:(\w+)/g, (_, name: string) =>
    String(name === 'id' ? row.id : (row[name] ?? subject.values.route?.[name])),
  )
  await rowButton(rowOf(walk, subject, row), action.label).click()
  await expect.poll(() => new URL(walk.page.url()).pathname).toBe(to)
  await waitForPage(walk)
  if (subject.module.detail?.as === 'page' && action.id === 'view') {
    const labels = walk.page.getByRole('main').getByRole('term')
    const { fields, sections = [] } = subject.module.detail
    const expected = [...fields, ...sections.flatMap((section) => section.fields)].map(({ label }) => label)
    await expect.poll(() => labels.allTextContents()).toEqual(expected)
  }
  await goTo(walk, subject.list ?? '')
}

const openDetails = async (walk: Walk, subject: Subject, action: RowAction, row: Row): Promise<void> => {
  await rowButton(rowOf(walk, subject, row), action.label).click()
  const dialog = walk.page.getByRole('dialog')
  await dialog.getByRole('heading', { name: subject.module.detail?.title ?? '', exact: true }).waitFor()
  const expected = subject.module.detail?.fields.map(({ label }) => label) ?? []
  await expect.poll(() => dialog.getByRole('term').allTextContents()).toEqual(expected)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const readHistory = async (walk: Walk, subject: Subject, action: RowAction, row: Row): Promise<void> => {
  await rowButton(rowOf(walk, subject, row), action.label).click()
  const dialog = walk.page.getByRole('dialog', { name: /^History/ })
  await dialog.getByRole('listitem').first().waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const askAndCancel = async (walk: Walk, subject: Subject, action: RowAction, row: Row): Promise<void> => {
  const sent = walk.sent.length
  await rowButton(rowOf(walk, subject, row), action.label).click()
  const dialog = walk.page.getByRole('alertdialog')
  await dialog.getByText(action.confirm ?? action.label, { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(walk.sent.slice(sent)).toEqual([])
}

const askFieldsAndCancel = async (
  walk: Walk,
  subject: Subject,
  action: RowAction,
  row: Row,
): Promise<void> => {
  const sent = walk.sent.length
  await rowButton(rowOf(walk, subject, row), action.label).click()
  const dialog = walk.page.getByRole('dialog', { name: action.label })
  await dialog.locator('form').waitFor()
  const text = await dialog.innerText()
  for (const field of Object.values(action.fields ?? {})) expect(text).toContain(asRecord(field)['ui:title'])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(walk.sent.slice(sent)).toEqual([])
}

const take = (action: RowAction): typeof followLink => {
  if (action.to !== undefined) return followLink
  if (action.dialog === 'detail') return openDetails
  if (action.dialog === 'history') return readHistory
  if (action.fields !== undefined) return askFieldsAndCancel
  return action.dialog === 'form' ? editInDialog : askAndCancel
}

/** Every row action: its link opens, its details appear, its dialog can be cancelled. */
export const actOnRows = async (walk: Walk, subject: Subject): Promise<void> => {
  await visit(walk.page, subject.list ?? '')
  const { rows } = await expectState(walk, subject)
  for (const action of subject.module.list?.rowActions ?? []) {
    const offered = rows.find((row) => isOffered(subject, action, row) && !isDisabled(subject, action, row))
    if (offered) await take(action)(walk, subject, action, offered)
    const disabled = rows.find((row) => isOffered(subject, action, row) && isDisabled(subject, action, row))
    if (disabled)
      expect(await rowButton(rowOf(walk, subject, disabled), action.label).isDisabled()).toBe(true)
  }
}

/** Every visible row has Delete enabled, disabled or absent, as the record and the module's rule require. */
export const checkDeleteRule = async (walk: Walk, subject: Subject, { rows }: ListedRows): Promise<void> => {
  const { module, values } = subject
  const rule = module.list?.delete ?? {}
  const possible = privilegesFor(module.module, 'delete') !== null
  for (const row of rows) {
    const button = rowButton(rowOf(walk, subject, row), 'Delete')
    const offered = possible && meetsCondition(rule.when, row, values)
    await expect.poll(() => button.count()).toBe(offered ? 1 : 0)
    if (!offered) continue
    const kept = isLocked(module, row) || (row.deletable === false && rule.cascades !== true)
    const disabled =
      kept || (rule.disabledWhen !== undefined && meetsCondition(rule.disabledWhen, row, values))
    expect(await button.isDisabled(), `Delete of ${module.id} ${row.id}`).toBe(disabled)
  }
}
