import { isObject, type PlainObject } from '../../../contract/json.ts'
import { isSame } from '../../../contract/same-value.ts'
import type { HistoryField } from './subject.ts'

/** Where a text stands in its record says nothing about the text. */
const withoutPlaces = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPlaces)
  if (!isObject(value)) return value
  const { place: _, ...rest } = value
  return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, withoutPlaces(part)]))
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const same = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) || isSame(withoutPlaces(one), withoutPlaces(other))

/** The fields in which two versions of a record differ, in their order; nothing, null and an empty list are the same. */
export const differingFields = (
  fields: readonly HistoryField[],
  before: PlainObject,
  after: PlainObject,
): readonly HistoryField[] => fields.filter(({ name }) => !same(before[name], after[name]))
