/**
 * Whether a text exceeds its limit, in characters as JSON Schema counts them. The input does not truncate: a truncated
 * paste would lose its end silently. Instead, the field shows the broken rule at once.
 */
export const isOverLimit = (text: string, limit: number | undefined): boolean =>
  limit !== undefined && text.length > limit && [...text].length > limit
