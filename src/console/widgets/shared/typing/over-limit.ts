/**
 * Whether a text is longer than its limit, in characters as JSON Schema counts them. The input accepts it: a paste that is
 * cut silently loses its end, so the text stays whole and the field shows the broken rule at once.
 */
export const isOverLimit = (text: string, limit: number | undefined): boolean =>
  limit !== undefined && text.length > limit && [...text].length > limit
