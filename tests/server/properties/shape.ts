import type { JsonObject, JsonValue } from '../../../src/contract/json.ts'
import { type Plain, plainSchema, type Schema } from '../../../src/server/contract/schema.ts'

/** The JSON Schema of a body without the server's own keywords. */
export interface Rules extends Schema {
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly const?: JsonValue
  readonly if?: Rules
  readonly then?: Rules
  readonly else?: Rules
}

export type PlainRules = Rules & Pick<Plain, 'nullable'>

/** The schema without unions. */
export const rulesOf = (schema: Schema): PlainRules => plainSchema(schema) as PlainRules

const withBranch = (schema: PlainRules, branch: Rules, decides: string, met: Schema): PlainRules => {
  const { if: _if, then: _then, else: _else, ...own } = schema
  const properties: Record<string, Schema> = { ...own.properties, [decides]: met }
  for (const [name, more] of Object.entries(branch.properties ?? {}))
    properties[name] = { ...rulesOf(properties[name] ?? {}), ...more, type: more.type ?? 'string' } as Schema
  return {
    ...own,
    properties,
    required: [...(own.required ?? []), ...(branch.required ?? []), decides],
  }
}

/** A schema with `if`, `then` and `else` on one property as two schemas; others unchanged. */
export const branchesOf = (schema: Schema): PlainRules[] => {
  const rules = rulesOf(schema)
  const [decides = '', condition] = Object.entries(rules.if?.properties ?? {})[0] ?? []
  if (condition === undefined) return [rules]
  const decisive = (condition as Rules).const ?? null
  const deciding = rulesOf(rules.properties?.[decides] ?? {})
  const others = (deciding.enum ?? [true, false]).filter((value) => value !== decisive)
  const fixed = (values: readonly JsonValue[]): Schema =>
    ({ ...deciding, enum: values, nullable: false }) as Schema
  return [
    withBranch(rules, rules.then ?? {}, decides, fixed([decisive])),
    withBranch(rules, rules.else?.then ?? rules.else ?? {}, decides, fixed(others)),
  ]
}

/** Ids of records that references may name, by the schema of the record. */
export type Known = ReadonlyMap<string, readonly number[]>

/** The place of a value in a body: a JSON Pointer, and the body with another value there. */
export const replaceAt = (
  body: JsonObject,
  path: readonly string[],
  change: (holder: JsonObject) => void,
): JsonObject => {
  const copy = structuredClone(body)
  let holder: JsonValue = copy
  for (const part of path) holder = (holder as Record<string, JsonValue>)[part] ?? {}
  change(holder as JsonObject)
  return copy
}
