import { expect } from 'vitest'
import { chosenParams, chosenValues, slug } from '../../../../src/console/engine/list/state/filters.ts'
import { shownDay } from '../../../../src/console/engine/list/toolbar/use-range.ts'
import { evaluateAll } from '../../../../src/console/engine/values.ts'
import type { ChoiceFilter, RangeFilter, ReferenceFilter } from '../../../../src/modules/format/types.ts'
import { expectFitting, type WholeList } from '../list/list-proof.ts'
import { expectEmpty, pick } from '../list/list-view.ts'
import type { Subject } from '../subject.ts'
import type { Walk } from '../walk.ts'
import { askWhole, expectState, nothingFound } from './list-steps.ts'

/** Selects the last option and the first again. */
const filterByChoice = async (
  walk: Walk,
  subject: Subject,
  { label, options }: ChoiceFilter,
  whole: WholeList,
): Promise<void> => {
  for (const option of [options.at(-1), options[0]]) {
    if (!option) continue
    await pick(walk, label, option.label)
    const params = evaluateAll(option.params, subject.values)
    expectFitting(subject, params, await expectState(walk, subject, params), whole)
  }
}

/**
 * Selects the first record, whose id goes into the address and whose name stays in the box, and clears the filter.
 */
const filterByRecord = async (
  walk: Walk,
  subject: Subject,
  { label, param }: ReferenceFilter,
  whole: WholeList,
): Promise<void> => {
  const { page } = walk
  const search = page.getByRole('main').getByRole('search')
  await search.getByRole('button', { name: `${label} All` }).click()
  const option = page.getByRole('listbox').getByRole('option').first()
  const name = await option.innerText()
  await option.click()
  const chosen = (): string | null => new URL(page.url()).searchParams.get(slug(label))
  await expect.poll(chosen).toMatch(/^\d+$/)
  const params = { [param]: Number(chosen()) }
  expectFitting(subject, params, await expectState(walk, subject, params), whole)
  const box = search.getByRole('combobox', { name: label, exact: true })
  expect(await box.inputValue()).toBe(name)
  await box.fill('')
  await expect.poll(chosen).toBeNull()
  await expectState(walk, subject)
}

/** Selects the first two values, which appear as chips, and clears them. */
const filterBySeveral = async (
  walk: Walk,
  subject: Subject,
  filter: ChoiceFilter | ReferenceFilter,
  whole: WholeList,
): Promise<void> => {
  const { page } = walk
  const search = page.getByRole('main').getByRole('search')
  await search.getByRole('button', { name: `${filter.label} All` }).click()
  const options = page.getByRole('listbox').getByRole('option')
  const texts = (await options.allInnerTexts()).slice(0, 2)
  for (const name of texts) await options.filter({ hasText: name }).first().click()
  const chosen = (): string => new URL(page.url()).searchParams.get(slug(filter.label)) ?? ''
  await expect.poll(() => chosenValues(chosen()).length).toBe(texts.length)
  for (const name of texts) await search.getByRole('button', { name, exact: true }).waitFor()
  const params = chosenParams(filter, chosen(), subject.values)
  expectFitting(subject, params, await expectState(walk, subject, params), whole)
  await page.keyboard.press('Escape')
  await search.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.poll(chosen).toBe('')
  await expectState(walk, subject)
}

/** A start date after all records. */
export const unmatchedValues = { number: '987654321', day: '2099-01-01' }

/** Selects a start date after all records, and clears it. */
const filterByRange = async (walk: Walk, subject: Subject, { label, type }: RangeFilter): Promise<void> => {
  const main = walk.page.getByRole('main')
  await main
    .getByLabel(`${label}: From`, { exact: true })
    .fill(type === 'number' ? unmatchedValues.number : shownDay(unmatchedValues.day))
  await expectEmpty(walk, nothingFound)
  await main.getByRole('button', { name: 'Clear search and filters' }).click()
  await expectState(walk, subject)
}

/** Uses every filter of the list in turn and resets it. */
export const filterList = async (walk: Walk, subject: Subject): Promise<void> => {
  const whole = await askWhole(walk, subject)
  for (const filter of subject.module.list?.filters ?? []) {
    if ('type' in filter) await filterByRange(walk, subject, filter)
    else if ('multiple' in filter) await filterBySeveral(walk, subject, filter, whole)
    else if ('operation' in filter) await filterByRecord(walk, subject, filter, whole)
    else await filterByChoice(walk, subject, filter, whole)
  }
}
