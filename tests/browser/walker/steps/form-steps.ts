import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { meetsCondition } from '../../../../src/console/engine/values.ts'
import type { Mode } from '../../../../src/contract/operations/operation-names.ts'
import { pageSizesOf } from '../../../../src/modules/format/list-defaults.ts'
import { actionOf, operationOfRequest } from '../contract.ts'
import { byId } from '../field-fillers/field-filler.ts'
import { type Field, fieldsOf } from '../fields.ts'
import {
  emptyFields,
  expectForm,
  expectMissing,
  expectNoFault,
  expectRefused,
  fillForm,
  formFillers,
  languageCodes,
  openedForm,
  readFields,
  type Shown,
} from '../form-view.ts'
import { rowButton, rowOf } from '../list/list-view.ts'
import { wrongFor } from '../samples.ts'
import { askList, askRow, askRows, isLocked, type Row, type Subject } from '../subject.ts'
import { goTo, pathOf, takeToast, type Walk } from '../walk.ts'
import { asked } from './list-steps.ts'

/** A record that a walk has created. */
export interface WalkedRecord {
  row: Row
  fields: readonly Field[]
  /** The texts of its form before saving, to compare later. */
  shown: Shown
}

/** Where a record appears in the unfiltered list: on the first page, else wherever the page holds all rows. */
const addressOfRow = async ({ api }: Walk, subject: Subject, row: Row): Promise<string> => {
  const { list } = subject.module
  const { rows } = await askList(api, subject, asked(subject))
  if (!list || list.paged === false || rows.some(({ id }) => id === row.id)) return `${subject.list}`
  return `${subject.list}?rows=${Math.max(...pageSizesOf(list))}`
}

/** The row of a record in its list, which may be open already, for example after a save. */
export const openRow = async (walk: Walk, subject: Subject, row: Row): Promise<Locator> => {
  const address = await addressOfRow(walk, subject, row)
  const { pathname, search } = new URL(walk.page.url())
  if (`${pathname}${search}` !== address) expect(await goTo(walk, address)).toBe(pathOf(address))
  return rowOf(walk, subject, await askRow(walk.api, subject, row))
}

const submit = (walk: Walk, label: string): Promise<void> =>
  openedForm(walk).getByRole('button', { name: label, exact: true }).click()

/** Waits for a save: its toast and the next address. Returns the called operation. */
const expectSaved = async (walk: Walk, subject: Subject, sentBefore: number, mode: Mode): Promise<void> => {
  const { form } = subject.module
  const calls = () =>
    walk.sent
      .slice(sentBefore)
      .map(({ method, url }) => operationOfRequest(method, url))
      .filter(({ path }) => path !== '/api/db-file/upload')
  await expect.poll(() => calls().length).toBe(1)
  const [operation] = calls()
  await takeToast(walk, form?.done?.[mode] ?? operation?.message ?? '')
  const to = (mode === 'update' ? form?.done?.updateTo : undefined) ?? subject.list
  if (to !== null && to !== undefined)
    await expect.poll(() => new URL(walk.page.url()).pathname).toBe(pathOf(to))
}

/** A new form shows the defaults of its schema. */
const expectDefaults = async (walk: Walk, subject: Subject): Promise<void> => {
  const switches = fieldsOf(subject.module).filter(
    ({ widget, schema }) => widget === 'switch' && schema.default !== undefined,
  )
  const expected = Object.fromEntries(switches.map(({ name, schema }) => [name, schema.default]))
  await expect.poll(() => readFields(walk, subject, switches, [])).toEqual(expected)
}

/**
 * Submits the open form empty, then with invalid texts: every field shows its message, and nothing is sent.
 * Returns whether the form contains values afterwards.
 */
export const submitWrong = async (walk: Walk, subject: Subject): Promise<boolean> => {
  const { module } = subject
  await expectDefaults(walk, subject)
  const missing = emptyFields(subject)
  const wrong = fieldsOf(module).flatMap((field) => {
    const value = wrongFor(module.id, field)
    return value === undefined ? [] : [{ field, value }]
  })
  const sent = walk.sent.length
  if (missing.length > 0) await submit(walk, module.form?.submit?.create ?? 'Save')
  for (const field of missing) await expectMissing(walk, field)
  for (const { field, value } of wrong) await expectRefused(walk, module.id, field, value)
  if (wrong.length > 0) await submit(walk, module.form?.submit?.create ?? 'Save')
  for (const { field } of wrong) await byId(walk.page, `${field.id}__error`).waitFor()
  expect(walk.sent.slice(sent)).toEqual([])
  return wrong.length > 0
}

/** Leaves the open form with unsaved values, which asks first. */
export const leaveForm = async (walk: Walk): Promise<void> => {
  const { page } = walk
  const heading = page.locator('main h1')
  const form = (await heading.textContent()) ?? ''
  await submit(walk, 'Cancel')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  // Focuses the form first.
  await heading.and(page.locator(':focus')).filter({ hasNotText: form }).waitFor()
}

/** Fills in the open form with valid values and saves it; finds the record through the API. */
export const addRecord = async (walk: Walk, subject: Subject, mark: string): Promise<WalkedRecord> => {
  const { module } = subject
  const languages = await languageCodes(walk)
  const before = new Set((await askRows(walk.api, subject)).map(({ id }) => id))
  const fields = await fillForm(walk, subject, languages, mark)
  const shown = isEditable(subject) ? await readFields(walk, subject, fields, languages) : {}
  const sent = walk.sent.length
  await expectNoFault(walk)
  await submit(walk, module.form?.submit?.create ?? 'Save')
  await expectSaved(walk, subject, sent, 'create')
  const row = (await askRows(walk.api, subject)).find(({ id }) => !before.has(id))
  if (!row) throw new Error(`The new record of "${module.id}" is not in its list`)
  return { row, fields, shown }
}

const openEdit = async (walk: Walk, subject: Subject, row: Row): Promise<void> => {
  const label = subject.module.list?.edit?.label ?? 'Edit'
  await rowButton(await openRow(walk, subject, row), label).click()
  await expectForm(walk)
}

/** Changes the first field of the open form that has a small change. */
export const changeOne = async (walk: Walk, subject: Subject, fields: readonly Field[]): Promise<Field> => {
  const fillers = formFillers(walk, subject.module.id, await languageCodes(walk), '')
  for (const field of fields) if (await fillers.change(field)) return field
  throw new Error(`No field of "${subject.module.id}" can be changed a little`)
}

const updateLabel = ({ module, values }: Subject, row: Row): string => {
  const { titleWhen, submit: labels } = module.form ?? {}
  const special = titleWhen && meetsCondition(titleWhen.when, row, values) ? titleWhen.submit : undefined
  return special ?? labels?.update ?? 'Save'
}

/**
 * Changes one field of the opened record, saves it, and reads the change in the reopened form; `before` is what
 * the form shows.
 */
const changeAndReopen = async (
  walk: Walk,
  subject: Subject,
  row: Row,
  fields: readonly Field[],
  before: Shown,
): Promise<void> => {
  const languages = await languageCodes(walk)
  const read = () => readFields(walk, subject, fields, languages)
  const changed = await changeOne(walk, subject, fields)
  const shown = await read()
  expect(shown[changed.name]).not.toEqual(before[changed.name])
  const sent = walk.sent.length
  await submit(walk, updateLabel(subject, row))
  await expectSaved(walk, subject, sent, 'update')
  await openEdit(walk, subject, row)
  await expect.poll(read).toEqual(shown)
}

/** Reopens a record: the saved values are there. Changes one field and reads the change. */
export const editRecord = async (walk: Walk, subject: Subject, made: WalkedRecord): Promise<void> => {
  const languages = await languageCodes(walk)
  await openEdit(walk, subject, made.row)
  await expect.poll(() => readFields(walk, subject, made.fields, languages)).toEqual(made.shown)
  await changeAndReopen(walk, subject, made.row, made.fields, made.shown)
}

/** Edits the first editable record of a module that has no create form. */
export const editFirst = async (walk: Walk, subject: Subject): Promise<void> => {
  const { module, values } = subject
  const { when, disabledWhen } = module.list?.edit ?? {}
  const row = (await askRows(walk.api, subject)).find(
    (each) =>
      meetsCondition(when, each, values) &&
      !(disabledWhen && meetsCondition(disabledWhen, each, values)) &&
      !isLocked(module, each),
  )
  if (!row) throw new Error(`No row of "${module.id}" can be edited`)
  // The console still has the rows of an earlier walk, without those that were added since.
  await goTo(walk, await addressOfRow(walk, subject, row))
  await walk.page.reload()
  await openEdit(walk, subject, row)
  const fields = fieldsOf(module)
  const before = await readFields(walk, subject, fields, await languageCodes(walk))
  await changeAndReopen(walk, subject, row, fields, before)
}

/** Whether a module's rows can be edited. */
export const isEditable = ({ module }: Subject): boolean =>
  module.schema !== undefined && module.list !== undefined && actionOf(module, 'update') !== undefined
