import { monthOf } from '../../contract/dates/months.ts'
import { isObject, type JsonValue } from '../../contract/json.ts'
import type { Fault } from '../errors.ts'
import { plainSchema, type Schema } from './schema.ts'

type Fill = (value: JsonValue, path: string) => Fault[]

function fillIn(properties: Readonly<Record<string, Schema>>): Fill | null {
  const derived = Object.entries(properties).flatMap(([name, { 'x-month-of': date }]) =>
    date === undefined ? [] : [[name, date] as const],
  )
  const inner = Object.entries(properties).flatMap(([name, property]) => {
    const fill = compileMonths(property)
    return fill ? [[name, fill] as const] : []
  })
  if (derived.length + inner.length === 0) return null
  return (value, path) => {
    if (!isObject(value)) return []
    const faults: Fault[] = []
    for (const [name, date] of derived) {
      const month = monthOf(value[date])
      value[name] ??= month
      if (month !== null && value[name] !== month)
        faults.push({ path: `${path}/${name}`, code: 'fault.month', params: { month, date } })
    }
    for (const [name, fill] of inner) faults.push(...fill(value[name] ?? null, `${path}/${name}`))
    return faults
  }
}

/**
 * Compiles a function that fills in omitted months of a validated body (`x-month-of`), in place, and returns the faults
 * of those it has; null for a schema without months.
 */
export function compileMonths(raw: Schema): Fill | null {
  const { items, properties } = plainSchema(raw)
  if (properties) return fillIn(properties)
  const fill = items ? compileMonths(items) : null
  return (
    fill &&
    ((value, path) =>
      Array.isArray(value) ? value.flatMap((item, index) => fill(item, `${path}/${index}`)) : [])
  )
}
