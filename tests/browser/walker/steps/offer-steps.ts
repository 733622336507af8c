import { expect } from 'vitest'
import { evaluateAll, meetsCondition } from '../../../../src/console/engine/values.ts'
import type { Filter } from '../../../../src/modules/format/types.ts'
import { actionOf, ask } from '../contract.ts'
import { fieldsOf } from '../fields.ts'
import { expectForm } from '../form-view.ts'
import { searchName } from '../list/list-terms.ts'
import { rowButton, rowOf } from '../list/list-view.ts'
import { askRows, type ListedRows, type Row, type Subject } from '../subject.ts'
import type { Walk } from '../walk.ts'
import { isEditable } from './form-steps.ts'
import { checkDeleteRule, isOffered } from './row-steps.ts'

const expectOptions = async ({ page }: Walk, label: string, options: readonly string[]): Promise<void> => {
  await page.getByRole('main').getByRole('combobox', { name: label, exact: true }).click()
  const list = page.getByRole('listbox', { name: label, exact: true })
  const texts = () => list.getByRole('option').allTextContents()
  await expect.poll(texts).toEqual(expect.arrayContaining([...options]))
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
}

const labelsOf = (items: readonly { label: string }[]): string[] => items.map(({ label }) => label)

const expectFilter = async (walk: Walk, filter: Filter): Promise<void> => {
  const main = walk.page.getByRole('main')
  if ('type' in filter) await main.getByLabel(`${filter.label}: From`, { exact: true }).waitFor()
  else if ('operation' in filter || 'multiple' in filter)
    await main.getByRole('button', { name: `${filter.label} All` }).waitFor()
  else await expectOptions(walk, filter.label, labelsOf(filter.options))
}

/** The open list offers what its file names: search, filters, sorts, tabs, and the buttons of its first row. */
export const expectOffers = async (
  walk: Walk,
  subject: Subject,
  { rows, total }: ListedRows,
): Promise<void> => {
  const { search = [], filters = [], sorts = [], tabs = [], rowActions = [] } = subject.module.list ?? {}
  const { page } = walk
  const [field] = search
  if (search.length > 1) await expectOptions(walk, 'Filter By', labelsOf(search))
  if (field?.options) await expectOptions(walk, field.label, labelsOf(field.options))
  else if (field) await page.getByRole('searchbox', { name: searchName(field), exact: true }).waitFor()
  for (const filter of filters) await expectFilter(walk, filter)
  if (sorts.length > 1) await expectOptions(walk, 'Sort By', labelsOf(sorts))
  for (const { label } of tabs) await page.getByRole('tab', { name: label, exact: true }).waitFor()
  const [row] = rows
  if (!row) return
  await checkDeleteRule(walk, subject, { rows: [row], total })
  const { label = 'Edit', when } = subject.module.list?.edit ?? {}
  if (isEditable(subject))
    expect(await rowButton(rowOf(walk, subject, row), label).count(), label).toBe(
      meetsCondition(when, row, subject.values) ? 1 : 0,
    )
  for (const action of rowActions)
    expect(await rowButton(rowOf(walk, subject, row), action.label).count(), action.label).toBe(
      isOffered(subject, action, row) ? 1 : 0,
    )
}

/** The first label that is not after the previous one, with the text in its place; null if all are in order. */
const outOfOrder = (labels: readonly string[], text: string): string | null => {
  let from = 0
  for (const label of labels) {
    const at = text.indexOf(label, from)
    if (at < 0) return `"${label}" after "${text.slice(0, from)}"`
    from = at + label.length
  }
  return null
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ')

/**
 * The open form has its fields with their labels, in the order of its file; the last ones may come after the
 * first.
 */
export const expectFields = async (walk: Walk, subject: Subject): Promise<void> => {
  const form = await expectForm(walk)
  const labels = labelsOf(fieldsOf(subject.module).filter(({ widget }) => widget !== 'hidden')).map(inOneLine)
  await expect.poll(async () => outOfOrder(labels, inOneLine(await form.innerText()))).toBeNull()
}

/** Deletes a record through the API with the operation of the module's button. */
export const removeRecord = async (walk: Walk, subject: Subject, row: Row): Promise<void> => {
  const { module, values } = subject
  const operation = actionOf(module, 'delete')
  if (!operation) return
  const named = evaluateAll(module.list?.delete?.params, { ...values, row })
  await ask(walk.api, operation.id, { path: { id: row.id, ...named } })
  expect((await askRows(walk.api, subject)).map(({ id }) => id)).not.toContain(row.id)
}
