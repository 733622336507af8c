/** The numbers of records in a property that refers to one, or to a list of them; anything else is left out. */
export const recordIds = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')
