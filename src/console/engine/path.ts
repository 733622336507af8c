import { valueAt } from '../../contract/json.ts'
import { routeSegment } from '../ui/page/route-values.ts'

/**
 * The value at a dotted path (`sender.name`), undefined if the path does not exist; the empty path is the value itself.
 */
export const getPath = (value: unknown, path: string): unknown =>
  path === '' ? value : valueAt(value, path.split('.'))

/** Fills `:name` in a route from `values`; throws if one is missing. */
export const fillRoute = (route: string, values: Readonly<Record<string, unknown>>): string =>
  route.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null) throw new Error(`Route "${route}" needs "${name}"`)
    return routeSegment(value)
  })
