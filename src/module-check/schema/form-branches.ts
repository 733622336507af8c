import { asRecord, isObject } from '../../contract/json.ts'
import { type Schema, texts } from './schema-reader.ts'

/** Names that a schema requires only under a condition. */
export const requiredInBranches = (schema: Schema): readonly string[] =>
  branchesOf(schema).flatMap((branch) => [...texts(branch.required), ...requiredInBranches(branch)])

const branchesOf = (schema: Schema): readonly Schema[] => [
  ...[schema.then, schema.else].filter(isObject),
  ...(Array.isArray(schema.allOf) ? schema.allOf.filter(isObject) : []),
]

/** Names that it shows only there. */
export const namedInBranches = (schema: Schema): readonly string[] =>
  branchesOf(schema).flatMap((branch) => [
    ...Object.keys(asRecord(branch.properties)),
    ...namedInBranches(branch),
  ])

/** The rules of a field; `stated` are those of a branch that shows it. */
export type RulesFor = (name: string, isRequired: boolean, stated?: unknown) => Schema

/** The difference, with the contract's rules for the fields of its branches. */
export const withRules = (difference: Schema, rulesFor: RulesFor): Schema => {
  const required = texts(difference.required)
  const { properties, then: met, else: unmet, allOf } = difference
  const branch = (part: unknown): unknown => (isObject(part) ? withRules(part, rulesFor) : part)
  return {
    ...difference,
    ...(isObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, stated]) => [
          name,
          rulesFor(name, required.includes(name), stated),
        ]),
      ),
    }),
    ...(met !== undefined && { then: branch(met) }),
    ...(unmet !== undefined && { else: branch(unmet) }),
    ...(Array.isArray(allOf) && { allOf: allOf.map(branch) }),
  }
}

/** Keywords that bound a number. */
export const bounds: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
])

const settledValue = (key: string, value: unknown): unknown => {
  if (key === 'allOf' && Array.isArray(value)) return value.map(settled)
  if (!isObject(value)) return value
  if (key === 'properties')
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, settled(schema)]))
  return ['items', 'then', 'else'].includes(key) ? settled(value) : value
}

/** Removes defaults of null, at any depth, and number bounds beside listed choices. */
export const settled = (schema: unknown): Schema => {
  const isSaid = ([key, value]: [string, unknown]): boolean => key !== 'default' || value !== null
  const stated = Object.entries(asRecord(schema)).filter(isSaid)
  const isIdle = (key: string): boolean => isObject(schema) && Array.isArray(schema.enum) && bounds.has(key)
  const left = stated.filter(([key]) => !isIdle(key))
  return Object.fromEntries(left.map(([key, value]) => [key, settledValue(key, value)]))
}
