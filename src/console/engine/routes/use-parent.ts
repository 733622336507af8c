import { useQuery } from '@tanstack/react-query'
import { isUnknownRecord } from '../../../client/api-error.ts'
import { optionalQuery, pathParametersOf } from '../../../client/call.ts'
import { asRecord } from '../../../contract/json.ts'
import { oneText } from '../../../contract/records/record-names.ts'
import { routeParameter } from '../../../modules/format/paths.ts'
import { platforms } from '../../../modules/format/platform.ts'
import type { Module, ModuleFile, Platform, Value, Values } from '../../../modules/format/types.ts'
import { moduleEntry } from '../modules.ts'
import { operationOf } from '../operations.ts'
import { useValues } from '../use-values.ts'
import { evaluate, evaluateAll } from '../values.ts'

/** The parent record of a nested module's page. */
export interface ParentRecord {
  /** Empty until loaded. */
  name: string
  /** The API has no such record, so nothing can belong to it. */
  unknown: boolean
  /** The record was deleted since the page was opened. */
  deleted: boolean
}

/** The parent record of a page, by the number in its route, its query or the module's record. */
export const useParent = (module: ModuleFile, record?: unknown): ParentRecord => {
  const { route, query } = useValues()
  const parent = module.parent && moduleEntry(module.parent.module).module
  const get = parent && operationOf(parent, 'get')
  const name = module.parent?.param ?? ''
  const id = module.parent && (route?.[name] ?? query?.[name] ?? asRecord(record)[name])
  const param = get && pathParametersOf(get)[0]
  const ask = id === undefined ? undefined : get
  const { data, error } = useQuery({
    ...optionalQuery(ask, { path: { [param ?? 'id']: id } }),
    staleTime: 60_000,
  })
  return {
    name: oneText(asRecord(data?.payload)[module.parent?.label ?? '']),
    unknown: isUnknownRecord(error),
    deleted: isUnknownRecord(error) && data !== undefined,
  }
}

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
