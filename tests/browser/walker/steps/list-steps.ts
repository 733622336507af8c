import { expect } from 'vitest'
import { evaluateAll } from '../../../../src/console/engine/values.ts'
import { pageSizesOf } from '../../../../src/modules/format/list-defaults.ts'
import type { SearchField } from '../../../../src/modules/format/types.ts'
import { expectFitting, expectSorted, type WholeList } from '../list/list-proof.ts'
import { searchName, termFor } from '../list/list-terms.ts'
import { expectEmpty, expectRows, pick } from '../list/list-view.ts'
import { askList, askRows, type ListedRows, type Row, type Subject } from '../subject.ts'
import { goTo, type Walk } from '../walk.ts'
import { expectAdd } from './add-steps.ts'

/** A word that no record has. */
export const unknownWord = 'zzqxjv'

export const nothingFound = 'No results'

/** The request of an unfiltered list, with `query` added. */
export const asked = ({ module, values }: Subject, query: Row = {}): Row => {
  const { list } = module
  if (!list) throw new Error(`"${module.id}" has no list`)
  const sort = list.sorts?.[0]
  return {
    ...(list.paged !== false && { pageNo: 0, pageSize: pageSizesOf(list)[0] }),
    ...(sort && { sortBy: sort.sortBy, ascOrDesc: sort.ascOrDesc }),
    ...evaluateAll(list.tabs?.[0]?.params, values),
    ...query,
  }
}

/** Sends the list's request and waits until the list shows the same rows. */
export const expectState = async (walk: Walk, subject: Subject, query: Row = {}): Promise<ListedRows> => {
  const found = await askList(walk.api, subject, asked(subject, query))
  await expectRows(walk, subject, found)
  return found
}

/** All rows of the unfiltered list, up to the API's limit of 100. */
export const askWhole = ({ api }: Pick<Walk, 'api'>, subject: Subject): Promise<WholeList> =>
  askList(api, subject, asked(subject, subject.module.list?.paged === false ? {} : { pageSize: 100 }))

const expectUrl = async ({ page }: Walk, key: string, value: string | null): Promise<void> =>
  expect.poll(() => new URL(page.url()).searchParams.get(key)).toBe(value)

/** Opens the list; it has rows, all headings, and Add if the module offers it. */
export const openList = async (walk: Walk, subject: Subject): Promise<ListedRows> => {
  const { list } = subject.module
  expect(await goTo(walk, subject.list ?? '')).toBe(subject.list)
  const found = await expectState(walk, subject)
  expect(found.total, `rows of the demo content in "${subject.module.id}"`).toBeGreaterThan(0)
  if (list?.view !== 'cards') {
    const columns = list?.columns ?? []
    const texts = await walk.page.getByRole('main').getByRole('columnheader').allTextContents()
    // Long words have soft hyphens.
    const headings = texts.map((text) => text.replaceAll('\u00ad', ''))
    expect(headings).toEqual(expect.arrayContaining(['SL', ...columns.map(({ label }) => label)]))
  }
  await expectAdd(walk, subject, found.total)
  return found
}

const searchText = async (walk: Walk, subject: Subject, field: SearchField, term: string): Promise<void> => {
  const { param } = field
  const box = walk.page.getByRole('searchbox', { name: searchName(field), exact: true })
  await box.fill(term)
  await box.press('Enter')
  await expectUrl(walk, 'q', term)
  const found = await expectState(walk, subject, { [param]: term })
  expect(found.total, `rows of "${subject.module.id}" with "${term}" in ${param}`).toBeGreaterThan(0)
  await box.fill(unknownWord)
  await box.press('Enter')
  await expectEmpty(walk, nothingFound)
  await walk.page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expectUrl(walk, 'q', null)
}

/** Every search field: a word of a row, and a word without a match; the last option of a select. */
export const searchList = async (walk: Walk, subject: Subject): Promise<void> => {
  const rows = await askRows(walk.api, subject)
  const whole = await askWhole(walk, subject)
  const fields = subject.module.list?.search ?? []
  for (const [index, field] of fields.entries()) {
    if (index > 0) await pick(walk, 'Filter By', field.label)
    const option = field.options?.at(-1)
    if (option) {
      await pick(walk, field.label, option.label)
      await expectUrl(walk, 'q', String(option.value))
      const params = { [field.param]: option.value }
      expectFitting(subject, params, await expectState(walk, subject, params), whole)
      await pick(walk, field.label, 'All')
    } else await searchText(walk, subject, field, termFor(subject, field, rows))
    await expectState(walk, subject)
  }
}

/** The last sort option and the first again, then a sortable heading. */
export const sortList = async (walk: Walk, subject: Subject): Promise<void> => {
  const { sorts = [], columns = [], view } = subject.module.list ?? {}
  const [first] = sorts
  const last = sorts.at(-1)
  if (first && last && first !== last)
    for (const { label, sortBy, ascOrDesc } of [last, first]) {
      await pick(walk, 'Sort By', label)
      expectSorted(subject, sortBy, ascOrDesc, await expectState(walk, subject, { sortBy, ascOrDesc }))
    }
  if (view === 'cards') return
  for (const { field, sortBy } of columns.filter((column) => column.sortBy !== undefined).slice(0, 1)) {
    const heading = walk.page.locator(`[role=columnheader][data-field="${field}"]`)
    await heading.click()
    await expect
      .poll(() => new URL(walk.page.url()).searchParams.get('order'))
      .toMatch(new RegExp(`^${sortBy}\\.(asc|desc)$`))
    const [, ascOrDesc = ''] = new URL(walk.page.url()).searchParams.get('order')?.split('.') ?? []
    const found = await expectState(walk, subject, { sortBy, ascOrDesc })
    expectSorted(subject, sortBy ?? '', ascOrDesc, found)
  }
}

/** The next page and another page size, if there are enough rows. */
export const pageList = async (walk: Walk, subject: Subject): Promise<void> => {
  const { list } = subject.module
  if (!list || list.paged === false) return
  const { total } = await expectState(walk, subject)
  const next = walk.page.getByRole('button', { name: 'Go to next page' })
  const [rows, larger] = pageSizesOf(list)
  if (total > rows) {
    await next.click()
    await expectUrl(walk, 'page', '2')
    await expectState(walk, subject, { pageNo: 1 })
  } else expect(await next.isDisabled()).toBe(true)
  if (larger === undefined) return
  await pick(walk, 'Rows per page', String(larger))
  await expectUrl(walk, 'rows', String(larger))
  await expectUrl(walk, 'page', null)
  await expectState(walk, subject, { pageSize: larger })
  await pick(walk, 'Rows per page', String(rows))
  await expectState(walk, subject)
}

/** Every tab: its rows, or its empty state. */
export const tabList = async (walk: Walk, subject: Subject): Promise<void> => {
  const { tabs = [] } = subject.module.list ?? {}
  const [first, ...others] = tabs
  for (const { label, params, empty } of [...others, ...(first ? [first] : [])]) {
    await walk.page.getByRole('tab', { name: label, exact: true }).click()
    const chosen = evaluateAll(params, subject.values)
    const found = await expectState(walk, subject, chosen)
    expectFitting(subject, chosen, found, found)
    if (found.total === 0 && empty !== undefined) await expectEmpty(walk, empty)
  }
}
