import { asRecord, type PlainObject } from '../../../../contract/json.ts'
import { routeParameter } from '../../../../modules/format/route-parameter.ts'
import type { FormFile } from '../../../../modules/format/types.ts'

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** The property of a record that each route parameter is stored in when it is created: `{categoryId: photoCategoryId}`. */
export const storedFromRoute = ({ payload }: Pick<FormFile, 'payload'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(asRecord(payload?.create?.set)).flatMap(([property, value]) => {
      const parameter = routeParameter(value)
      return parameter === undefined ? [] : [[parameter, property]]
    }),
  )

/**
 * Whether an address speaks of another record than the one it led to: a route parameter that is a property of the record
 * has another value there, under its own name or the one it is `stored` by. The number itself has found the record.
 */
export const isOfAnother = (
  route: PlainObject | undefined,
  record: PlainObject,
  stored: Readonly<Record<string, string>> = {},
): boolean =>
  Object.entries(route ?? {}).some(([name, value]) => {
    const kept = record[stored[name] ?? name]
    return name !== 'id' && isPlain(kept) && value !== undefined && String(kept) !== String(value)
  })
