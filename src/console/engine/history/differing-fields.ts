import type { Data, HistoryField } from './subject.ts'

/** Where a text stands in its record says nothing about the text. */
const withoutPlace = (key: string, value: unknown): unknown => (key === 'place' ? undefined : value)

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const same = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) ||
  JSON.stringify(one, withoutPlace) === JSON.stringify(other, withoutPlace)

/** The fields in which two versions of a record differ, in their order; nothing, null and an empty list are the same. */
export const differingFields = (
  fields: readonly HistoryField[],
  before: Data,
  after: Data,
): readonly HistoryField[] => fields.filter(({ name }) => !same(before[name], after[name]))
