import { asRecord, type PlainObject } from '../../../../contract/json.ts'
import { routeParameter } from '../../../../modules/format/paths.ts'
import type { FormFile } from '../../../../modules/format/types.ts'

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** The property that each route parameter is stored in on create: `{categoryId: photoCategoryId}`. */
export const storedFromRoute = ({ payload }: Pick<FormFile, 'payload'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(asRecord(payload?.create?.set)).flatMap(([property, value]) => {
      const parameter = routeParameter(value)
      return parameter === undefined ? [] : [[parameter, property]]
    }),
  )

/** The properties of a new record that follow from the address of its form: `{photoCategoryId: '7'}`. */
export const valuesFromRoute = (form: Pick<FormFile, 'payload'>, route: PlainObject = {}): PlainObject =>
  Object.fromEntries(
    Object.entries(storedFromRoute(form)).map(([parameter, property]) => [property, route[parameter]]),
  )

/**
 * Whether an address belongs to another record: a route parameter that is a property of the record has a different
 * value there, under its own name or its `stored` name. The record's own number is not compared.
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
