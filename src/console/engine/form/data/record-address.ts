type Data = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/**
 * Whether an address speaks of another record than the one it led to: a route parameter that is a property of the record
 * has another value there. The number itself has found the record, under whatever name.
 */
export const isOfAnother = (route: Data | undefined, record: Data): boolean =>
  Object.entries(route ?? {}).some(
    ([name, value]) =>
      name !== 'id' && isPlain(record[name]) && value !== undefined && String(record[name]) !== String(value),
  )
