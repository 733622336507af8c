import { expect } from 'vitest'
import { listOperationOf } from '../contract.ts'
import { samples } from '../samples.ts'
import type { ListedRows, Row, Subject } from '../subject.ts'

/** All rows of a list without filters; `rows` are all records if they fit on one page of the API. */
export type WholeList = ListedRows

/** The values of a row that a parameter filters by; undefined if the row does not have them. */
const heldBy = ({ module }: Subject, param: string, row: Row): unknown[] | undefined => {
  const names = listOperationOf(module)?.filters[param] ?? [param]
  const actual = names.flatMap((name) => (Object.hasOwn(row, name) ? [row[name]] : []))
  return actual.length > 0 ? actual : undefined
}

/** Whether a row matches the parameters, as far as its properties show; undefined if they show nothing. */
const fits = (subject: Subject, params: Row, row: Row): boolean | undefined => {
  const results = Object.entries(params).flatMap(([param, value]) => {
    const actual = heldBy(subject, param, row)
    return actual ? [[value].flat().some((one) => actual.includes(one))] : []
  })
  return results.length > 0 ? results.every(Boolean) : undefined
}

/** The rows found are exactly the matching rows of the whole list, so that neither side ignored a parameter. */
export const expectFitting = (subject: Subject, params: Row, found: ListedRows, whole: WholeList): void => {
  const what = `"${subject.module.id}" with ${JSON.stringify(params)}`
  for (const row of found.rows)
    expect(fits(subject, params, row) ?? true, `${what}: record ${row.id}`).toBe(true)
  const all = whole.rows.map((row) => fits(subject, params, row))
  if (whole.rows.length === whole.total && !all.includes(undefined))
    expect(found.total, `records of ${what}`).toBe(all.filter(Boolean).length)
}

/** At least one option of a filter shows fewer rows than the list has. */
export const expectNarrowing = (
  { module }: Subject,
  label: string,
  totals: readonly number[],
  whole: WholeList,
): void => {
  if (samples.allFit.includes(`${module.id}.${label}`)) return
  expect(Math.min(...totals), `rows of "${module.id}" by ${label}`).toBeLessThan(whole.total)
}

/** A list may sort by `creationDate` although its records have `creationDateTimeStamp`. */
const keyOf = (row: Row, sortBy: string): unknown =>
  row[sortBy] ?? (sortBy === 'creationDate' ? row.creationDateTimeStamp : undefined)

type Key = number | boolean | string

const isKey = (key: unknown): key is Key =>
  typeof key === 'number' ||
  typeof key === 'boolean' ||
  // Texts are sorted by the database's collation; times are sorted as written.
  (typeof key === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(key))

/** The rows are in the requested order, as far as their properties show. */
export const expectSorted = (
  subject: Subject,
  sortBy: string,
  ascOrDesc: string,
  { rows }: ListedRows,
): void => {
  const keys = rows.map((row) => keyOf(row, sortBy)).filter(isKey)
  const sorted = [...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  expect(keys, `"${subject.module.id}" by ${sortBy} ${ascOrDesc}`).toEqual(
    ascOrDesc === 'asc' ? sorted : sorted.reverse(),
  )
}
