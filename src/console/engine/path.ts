import { isObject } from '../../contract/json.ts'

/** The value at a dotted path (`sender.name`), undefined where it breaks off; the empty path is the value itself. */
export const getPath = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path.split('.').reduce<unknown>((part, key) => {
        if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined
        return (part as Readonly<Record<string, unknown>>)[key]
      }, value)

/** The value as an object to read properties from; an empty one for anything else. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})

/** Fills `:name` in a route from `values`; throws when one is missing. */
export const fillRoute = (route: string, values: Readonly<Record<string, unknown>>): string =>
  route.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null) throw new Error(`Route "${route}" needs "${name}"`)
    return encodeURIComponent(String(value))
  })
