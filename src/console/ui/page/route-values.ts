import { matchRoutes } from 'react-router-dom'

type Parameters = Readonly<Record<string, string | undefined>>

/**
 * A value as a segment of a route. The router reads `%2F` as a slash even in a decoded value, so that percent signs are
 * encoded twice; {@link routeValues} decodes them.
 */
export const routeSegment = (value: unknown): string =>
  encodeURIComponent(String(value).replaceAll('%', '%25'))

/** The values in a route, from the parameters that the router has read. */
export const routeValues = (parameters: Parameters): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, value?.replaceAll('%25', '%')]))

/** The values in an address that fits one of these routes; undefined if none does. */
export const readRoute = (
  routes: readonly string[],
  pathname: string,
): Record<string, string | undefined> | undefined => {
  const [match] =
    matchRoutes(
      routes.map((path) => ({ path })),
      pathname,
    ) ?? []
  return match && routeValues(match.params)
}
