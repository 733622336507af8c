/**
 * Whether a change took a text over its limit. The input lets it: a paste that is cut without a word loses its end, so the
 * text stays whole and the rule's message says at once what is wrong. Characters are counted as JSON Schema does.
 */
export const goesOver = (before: string, after: string, limit: number | undefined): boolean =>
  limit !== undefined && [...after].length > limit && [...before].length <= limit
