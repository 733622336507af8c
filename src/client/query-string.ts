import { pathPattern } from '../contract/operations/path-template.ts'

type Params = Readonly<Record<string, unknown>>

const pairsOf = ([name, value]: readonly [string, unknown]): readonly (readonly [string, unknown])[] =>
  Array.isArray(value) ? value.map((part) => [name, part] as const) : [[name, value]]

/**
 * Serializes query parameters in the API's format: an unset text is sent as `key=`, an unset number or boolean is
 * omitted, and an array repeats its name for each value.
 */
export const serializeQuery = (params: Params): string =>
  Object.entries(params)
    .flatMap(pairsOf)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')

/**
 * Joins the arrays that the contract separates by commas (`explode: false`). `table` lists these parameters by path.
 */
export const joinLists = (
  table: Readonly<Record<string, readonly string[]>>,
  url: string,
  params: Params,
): Params => {
  const names = Object.entries(table).find(([path]) => pathPattern(path).test(url))?.[1]
  if (!names) return params
  const joined = names.flatMap((name) => {
    const value = params[name]
    return Array.isArray(value) ? [[name, value.join(',')] as const] : []
  })
  return { ...params, ...Object.fromEntries(joined) }
}
