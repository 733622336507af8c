import type { Filter } from './list-types.ts'

/**
 * The query parameter of a filter that could accept several values: the record parameter, or the only one that the
 * options set. Undefined for a range, and for options with several parameters.
 */
export const filterParameter = (filter: Filter): string | undefined => {
  if ('type' in filter) return undefined
  if ('operation' in filter) return filter.param
  const names = new Set(filter.options.flatMap(({ params = {} }) => Object.keys(params)))
  return names.size === 1 ? [...names][0] : undefined
}
