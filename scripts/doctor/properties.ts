import { asRecord, isObject, type PlainObject, valueAt } from '../../src/contract/json.ts'
import { fromPointer } from '../../src/contract/json-pointer.ts'
import { createRefusal } from '../../src/module-check/schema/contract.ts'

/** The findings about one property of the contract. */
export interface PropertyFacts {
  /** Its JSONPath in the contract. */
  target: string
  /** `Dua.title` */
  name: string
  isAdded: boolean
  /** In every record by the contract: it is required, or the server derives it from another property. */
  isConstant: boolean
  present: number
  absent: number
  /** Why values break the contract, with the operation that returned them. */
  faults: Map<string, string>
}

interface Place {
  /** The named schema, and the path of the property in it. */
  target: string
  name: string
}

/** Schemas that fit a value: those of `anyOf` and `oneOf` without the ones for null. */
const branchesOf = (schema: PlainObject): readonly unknown[] =>
  (['anyOf', 'oneOf', 'allOf'] as const).flatMap((key) => (Array.isArray(schema[key]) ? schema[key] : []))

/** Why a value is no value of a schema: an object or array by its kind, since its contents are examined one by one. */
const kindFault = (value: unknown, { type }: PlainObject): string | undefined => {
  const kind = Array.isArray(value) ? 'array' : 'object'
  return type === undefined || [type].flat().includes(kind)
    ? undefined
    : `an ${kind} must be ${[type].flat().join(' or ')}`
}

/** The rule of a fault: without the value that breaks it. */
const ruleOf = (reason: string, value: unknown): string =>
  reason.startsWith(JSON.stringify(value)) ? reason.slice(JSON.stringify(value).length) : reason

/** Collects what responses show of the contract's properties. */
export const propertyExaminer = (document: unknown) => {
  const facts = new Map<string, PropertyFacts>()
  const refusal = createRefusal(document)

  const resolved = (schema: unknown, place: Place): { schema: PlainObject; place: Place } => {
    const { $ref } = asRecord(schema)
    if (typeof $ref !== 'string') return { schema: asRecord(schema), place }
    const path = fromPointer($ref)
    const name = path.at(-1) ?? ''
    return resolved(valueAt(document, path), { target: `$.components.schemas.${name}`, name })
  }

  const factsOf = (place: Place, schema: unknown, isRequired: boolean): PropertyFacts => {
    const known = facts.get(place.target)
    if (known) return known
    const isAdded = asRecord(schema)['x-added'] === true || resolved(schema, place).schema['x-added'] === true
    const from = asRecord(schema)['x-from']
    const isConstant = isRequired || (from !== undefined && from !== 'currentUser')
    const fresh = { ...place, isAdded, isConstant, present: 0, absent: 0, faults: new Map<string, string>() }
    facts.set(place.target, fresh)
    return fresh
  }

  const noteProperty = (
    [name, schema]: readonly [string, unknown],
    holder: { schema: PlainObject; place: Place },
    value: PlainObject,
    operation: string,
  ): void => {
    const required = Array.isArray(holder.schema.required) && holder.schema.required.includes(name)
    const place = {
      target: `${holder.place.target}.properties.${name}`,
      name: `${holder.place.name}.${name}`,
    }
    const found = factsOf(place, schema, required)
    if (!Object.hasOwn(value, name)) {
      found.absent += 1
      return
    }
    found.present += 1
    const item = value[name]
    const reason =
      isObject(item) || Array.isArray(item)
        ? kindFault(item, resolved(schema, place).schema)
        : refusal(schema, item)
    // One example of each broken rule.
    const isNew = (rule: string): boolean => ![...found.faults.keys()].some((known) => known.endsWith(rule))
    if (reason !== undefined && isNew(ruleOf(reason, item))) found.faults.set(reason, operation)
    examine(item, schema, place, operation)
  }

  const examineItems = (
    items: readonly unknown[],
    holder: { schema: PlainObject; place: Place },
    operation: string,
  ): void => {
    const place = { target: `${holder.place.target}.items`, name: `${holder.place.name}[]` }
    if (holder.schema.items) for (const item of items) examine(item, holder.schema.items, place, operation)
  }

  const examine = (value: unknown, schema: unknown, from: Place, operation: string): void => {
    const holder = resolved(schema, from)
    for (const branch of branchesOf(holder.schema)) examine(value, branch, holder.place, operation)
    if (Array.isArray(value)) examineItems(value, holder, operation)
    else if (isObject(value))
      for (const entry of Object.entries(asRecord(holder.schema.properties)))
        noteProperty(entry, holder, value, operation)
  }

  return {
    /** Notes what the body of a response shows of its schema. */
    examine: (body: unknown, schema: unknown, operation: string): void =>
      examine(body, schema, { target: `$.operations.${operation}`, name: operation }, operation),
    facts: (): readonly PropertyFacts[] => [...facts.values()],
  }
}
