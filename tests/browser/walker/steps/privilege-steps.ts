import { expect } from 'vitest'
import { privilegesOf } from '../../../../src/client/call.ts'
import { privilegesFor } from '../../../../src/console/engine/operations.ts'
import { regularActions } from '../../../../src/contract/operations/operation-names.ts'
import type { Action } from '../../../../src/modules/format/types.ts'
import { visit } from '../../../support/browser/console-actions.ts'
import { addressesOf } from '../../../support/module-screens.ts'
import { rowButton, rowOf } from '../list/list-view.ts'
import { askList, type Subject } from '../subject.ts'
import { goTo, type Walk } from '../walk.ts'
import { expectState } from './list-steps.ts'

const isRead = (privilege: string): boolean => privilege.endsWith('_READ')

/** Whether a user with all READ privileges and no others may do this. */
const mayRead = (privileges: readonly string[] | null): boolean =>
  privileges !== null && (privileges.length === 0 || privileges.some(isRead))

const may = ({ module }: Subject, action: Action): boolean => mayRead(privilegesFor(module.module, action))

/** The same for an action, or a privilege. */
const mayAs = (subject: Subject, needs: string): boolean => {
  const action = regularActions.find((each) => each === needs)
  return action ? may(subject, action) : mayRead([needs])
}

const expectDenied = async ({ page }: Walk, address: string): Promise<void> => {
  // The page is Access Denied already; it does not navigate again.
  if (new URL(page.url()).pathname === '/401') await visit(page, '/admin/profile')
  expect(await visit(page, address)).toBe('/401')
  await page.getByText('You do not have the required permission to access this page.').waitFor()
}

const expectReadOnly = async (walk: Walk, subject: Subject): Promise<void> => {
  const { list } = subject.module
  const { rows } = await expectState(walk, subject)
  const add = list?.add?.label ?? `Add ${subject.module.module.one ?? subject.module.module.title}`
  expect(await walk.page.getByRole('link', { name: add, exact: true }).count()).toBe(0)
  const forbidden = [
    ...(may(subject, 'update') ? [] : [list?.edit?.label ?? 'Edit']),
    ...(may(subject, 'delete') ? [] : ['Delete']),
    ...(list?.rowActions ?? [])
      .filter(
        ({ needs, operation }) =>
          (needs && !mayAs(subject, needs)) || (operation && !mayRead(privilegesOf(operation))),
      )
      .map(({ label }) => label),
  ]
  const [first] = rows
  if (first)
    for (const label of forbidden)
      expect(await rowButton(rowOf(walk, subject, first), label).count(), label).toBe(0)
  const left = (list?.rowActions ?? []).filter(({ label }) => !forbidden.includes(label))
  const hasForm = subject.module.schema !== undefined
  if (left.length === 0 && !(hasForm && may(subject, 'update')) && list?.view !== 'cards')
    expect(await walk.page.getByRole('columnheader', { name: 'Actions' }).count()).toBe(0)
}

/** As a user who may only read: the list without its buttons, and no way to open the forms. */
export const walkAsReader = async (walk: Walk, subject: Subject): Promise<void> => {
  const { module, values } = subject
  if (subject.add && !may(subject, 'create')) await expectDenied(walk, subject.add)
  if (subject.list && may(subject, 'list')) {
    await goTo(walk, subject.list)
    await expectReadOnly(walk, subject)
  } else if (subject.list) {
    await expectDenied(walk, subject.list)
  }
  if (!module.schema || privilegesFor(module.module, 'update') === null || may(subject, 'update')) return
  const [edit] = addressesOf(module, 'edit', values.route)
  const [row] = (await askList(walk.api, subject, {})).rows
  if (edit === undefined || !row) return
  await expectDenied(walk, edit)
}
