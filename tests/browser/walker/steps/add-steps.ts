import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { evaluateAll } from '../../../../src/console/engine/values.ts'
import { actionOf, ask } from '../contract.ts'
import { askRows, type Subject } from '../subject.ts'
import { goTo, pathOf, type Walk, waitForPage } from '../walk.ts'

const addLink = ({ page }: Walk, { module: { list, module } }: Subject): Locator =>
  page.getByRole('main').getByRole('link', {
    name: list?.add?.label ?? `Add ${module.one ?? module.title}`,
    exact: true,
  })

/** Whether the open list offers to add a record, by the module's rule for the number of rows. */
export const expectAdd = async (walk: Walk, subject: Subject, total: number): Promise<void> => {
  const { to, when } = subject.module.list?.add ?? {}
  const possible = subject.add !== null || to !== undefined
  const offered = possible && (when === undefined || (when === 'empty' && total === 0))
  await expect.poll(() => addLink(walk, subject).count()).toBe(offered ? 1 : 0)
}

/** Deletes all rows through the API. */
const emptyList = async ({ api }: Walk, subject: Subject): Promise<void> => {
  const { module, values } = subject
  const operation = actionOf(module, 'delete')
  if (!operation) throw new Error(`Nothing deletes the records of "${module.id}"`)
  for (const row of await askRows(api, subject)) {
    const named = evaluateAll(module.list?.delete?.params, { ...values, row })
    await ask(api, operation.id, { path: { id: row.id, ...named } })
  }
}

/**
 * Opens the add form with the list's link, which may be visible already, or by its address if the list has no
 * link. A link that only an empty list has appears after the rows are deleted; this is done only if `isFilled`,
 * because a record follows.
 */
export const openAdd = async (walk: Walk, subject: Subject, isFilled: boolean): Promise<void> => {
  const { list } = subject.module
  const { to, when } = list?.add ?? {}
  if (!list || to !== undefined || when === 'never' || (when === 'empty' && !isFilled)) {
    await goTo(walk, subject.add ?? '')
    return
  }
  if (when === 'empty') {
    await emptyList(walk, subject)
    // Reloads the page: the console does not know about the deletions, and cached rows are still fresh.
    await walk.page.goto(subject.list ?? '')
  } else if (new URL(walk.page.url()).pathname !== subject.list) await goTo(walk, subject.list ?? '')
  await addLink(walk, subject).first().click()
  await expect.poll(() => new URL(walk.page.url()).pathname).toBe(pathOf(subject.add ?? ''))
  await waitForPage(walk)
}
