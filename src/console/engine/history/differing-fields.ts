import { isObject, type PlainObject } from '../../../contract/json.ts'
import { isSame } from '../../../contract/same-value.ts'
import type { HistoryField } from './subject.ts'

/** Removes the position of texts in their record, which does not affect the text. */
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

/** The fields that differ between two versions of a record, in order; missing, null and an empty list are equal. */
export const differingFields = (
  fields: readonly HistoryField[],
  before: PlainObject,
  after: PlainObject,
): readonly HistoryField[] => fields.filter(({ name }) => !same(before[name], after[name]))
