import { routeParameter } from '../../../modules/format/paths.ts'
import { platforms } from '../../../modules/format/platform.ts'
import type { Module, Platform, Value, Values } from '../../../modules/format/types.ts'
import { evaluate, evaluateAll } from '../values.ts'

type ListOf = Pick<Module, 'list'>
/** Values of a record or an address, by name. */
type Named = Readonly<Record<string, unknown>>

/** The fixed parameters of a list. */
const narrowingOf = ({ list }: ListOf): Values => ({ ...list?.params, ...list?.pathParams })

/**
 * Whether a parameter admits records with a value: any for a parameter from the address, else the fixed value in one of
 * the modes.
 */
const admits = (required: Value, actual: unknown, modes: readonly Platform[]): boolean => {
  if (routeParameter(required) !== undefined) return actual !== null
  return modes.some((platform) => {
    const value = evaluate(required, { platform })
    const admitted = Array.isArray(value) ? value : [value]
    return value === undefined || admitted.some((one) => String(one) === String(actual))
  })
}

/**
 * Whether fixed parameters admit records with these values in one of the modes; parameters without a known value are
 * ignored.
 */
const matches = (required: Values, values: Named, modes: readonly Platform[] = platforms): boolean =>
  Object.entries(required).every(
    ([name, value]) => !Object.hasOwn(values, name) || admits(value, values[name], modes),
  )

/** Whether a list shows records with these values in one of the modes. */
export const listShows = (module: ListOf, values: Named, modes?: readonly Platform[]): boolean =>
  matches(narrowingOf(module), values, modes)

/** The address parameters for a list that shows records with these values. */
export const addressValues = (module: ListOf, values: Named): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(narrowingOf(module)).flatMap(([name, required]) => {
      const parameter = routeParameter(required)
      return parameter === undefined ? [] : [[parameter, values[name] ?? undefined]]
    }),
  )

/** Whether a list has the same request in both modes. */
export const isSameInModes = (module: ListOf): boolean => {
  const [web, mobile] = platforms.map((platform) =>
    JSON.stringify(evaluateAll(narrowingOf(module), { platform })),
  )
  return web === mobile
}
