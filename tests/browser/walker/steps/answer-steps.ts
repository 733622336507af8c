import { expect } from 'vitest'
import { evaluateAll } from '../../../../src/console/engine/values.ts'
import type { Filter, SearchField } from '../../../../src/modules/format/types.ts'
import { ask } from '../contract.ts'
import { expectFitting, expectNarrowing, expectSorted, type WholeList } from '../list/list-proof.ts'
import { termFor } from '../list/list-terms.ts'
import { askList, askRows, type ListedRows, type Row, type Subject } from '../subject.ts'
import type { Walk } from '../walk.ts'
import { unmatchedValues } from './filter-steps.ts'
import { asked, askWhole, unknownWord } from './list-steps.ts'

type Asking = Pick<Walk, 'api'>

const responseTo = ({ api }: Asking, subject: Subject, query: Row): Promise<ListedRows> =>
  askList(api, subject, asked(subject, query))

const answerSearch = async (
  asking: Asking,
  subject: Subject,
  field: SearchField,
  whole: WholeList,
): Promise<void> => {
  const { param, options } = field
  for (const { value } of options ?? []) {
    const params = { [param]: value }
    expectFitting(subject, params, await responseTo(asking, subject, params), whole)
  }
  if (options) return
  const term = termFor(subject, field, await askRows(asking.api, subject))
  const { total } = await responseTo(asking, subject, { [param]: term })
  expect(total, `rows of "${subject.module.id}" with "${term}" in ${param}`).toBeGreaterThan(0)
  const none = await responseTo(asking, subject, { [param]: unknownWord })
  expect(none.total, `rows of "${subject.module.id}" with "${unknownWord}" in ${param}`).toBe(0)
}

const answerFilter = async (
  asking: Asking,
  subject: Subject,
  filter: Filter,
  whole: WholeList,
): Promise<void> => {
  const { values } = subject
  if ('type' in filter) {
    const { number, day } = unmatchedValues
    const least = { number, date: day, moment: `${day}T00:00:00Z` }[filter.type]
    expect((await responseTo(asking, subject, { [filter.from]: least })).total, filter.from).toBe(0)
  } else if ('operation' in filter) {
    const query = evaluateAll(filter.params, values)
    const [record] = (await ask(asking.api, filter.operation, { query })) as Row[]
    const params = { [filter.param]: record?.id }
    expectFitting(subject, params, await responseTo(asking, subject, params), whole)
  } else {
    const totals: number[] = []
    for (const option of filter.options) {
      const params = evaluateAll(option.params, values)
      const found = await responseTo(asking, subject, params)
      expectFitting(subject, params, found, whole)
      totals.push(found.total)
    }
    expectNarrowing(subject, filter.label, totals, whole)
  }
}

/**
 * Every option of a list's search fields, filters, tabs and sorts, as a request: the API returns the matching
 * rows. `searchList`, `filterList`, `tabList` and `sortList` check one option of each in the browser.
 */
export const answerList = async (asking: Asking, subject: Subject): Promise<void> => {
  const { search = [], filters = [], tabs = [], sorts = [], columns = [] } = subject.module.list ?? {}
  const whole = await askWhole(asking, subject)
  for (const field of search) await answerSearch(asking, subject, field, whole)
  for (const filter of filters) await answerFilter(asking, subject, filter, whole)
  for (const { params } of tabs) {
    const chosen = evaluateAll(params, subject.values)
    const found = await responseTo(asking, subject, chosen)
    expectFitting(subject, chosen, found, found)
  }
  const byHeading = columns.flatMap(({ sortBy }) =>
    sortBy === undefined ? [] : (['asc', 'desc'] as const).map((ascOrDesc) => ({ sortBy, ascOrDesc })),
  )
  for (const { sortBy, ascOrDesc } of [...sorts, ...byHeading])
    expectSorted(subject, sortBy, ascOrDesc, await responseTo(asking, subject, { sortBy, ascOrDesc }))
}
