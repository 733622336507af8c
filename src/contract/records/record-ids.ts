/** The ids of records in a property that refers to one or to a list; anything else is ignored. */
export const recordIds = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')
