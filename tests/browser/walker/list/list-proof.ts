import { expect } from 'vitest'
import { listOperationOf } from '../contract.ts'
import { samples } from '../samples.ts'
import type { ListedRows, Row, Subject } from '../subject.ts'

/** Everything a list holds while nothing is chosen; `rows` are all of them where they fit on one page of the API. */
export type WholeList = ListedRows

/** What a row holds of what a parameter filters by; undefined where it does not show it. */
const heldBy = ({ module }: Subject, param: string, row: Row): unknown[] | undefined => {
  const names = listOperationOf(module)?.filters[param] ?? [param]
  const held = names.flatMap((name) => (Object.hasOwn(row, name) ? [row[name]] : []))
  return held.length > 0 ? held : undefined
}

/** Whether a row is what the parameters ask for, as far as it shows that; undefined where it shows none of it. */
const fits = (subject: Subject, params: Row, row: Row): boolean | undefined => {
  const told = Object.entries(params).flatMap(([param, value]) => {
    const held = heldBy(subject, param, row)
    return held ? [[value].flat().some((one) => held.includes(one))] : []
  })
  return told.length > 0 ? told.every(Boolean) : undefined
}

/** The rows that were found are those of the whole list that fit, so that neither side has ignored a parameter. */
export const expectFitting = (subject: Subject, params: Row, found: ListedRows, whole: WholeList): void => {
  const what = `"${subject.module.id}" with ${JSON.stringify(params)}`
  for (const row of found.rows)
    expect(fits(subject, params, row) ?? true, `${what}: record ${row.id}`).toBe(true)
  const all = whole.rows.map((row) => fits(subject, params, row))
  if (whole.rows.length === whole.total && !all.includes(undefined))
    expect(found.total, `records of ${what}`).toBe(all.filter(Boolean).length)
}

/** At least one option of a filter shows fewer rows than there are. */
export const expectNarrowing = (
  { module }: Subject,
  label: string,
  totals: readonly number[],
  whole: WholeList,
): void => {
  if (samples.allFit.includes(`${module.id}.${label}`)) return
  expect(Math.min(...totals), `rows of "${module.id}" by ${label}`).toBeLessThan(whole.total)
}

/** A list may sort by `creationDate` though its records show that time as `creationDateTimeStamp`. */
const keyOf = (row: Row, sortBy: string): unknown =>
  row[sortBy] ?? (sortBy === 'creationDate' ? row.creationDateTimeStamp : undefined)

type Key = number | boolean | string

const isKey = (key: unknown): key is Key =>
  typeof key === 'number' ||
  typeof key === 'boolean' ||
  // Words are sorted as the database's language sorts them; times are sorted as they are written.
  (typeof key === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(key))

/** The rows stand in the order asked for, as far as they show what it goes by. */
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
