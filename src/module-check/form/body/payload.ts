import type { Mode } from '../../../contract/operations/operation-names.ts'
import { payloadOf } from '../../../modules/format/payload.ts'
import type { FormFile, Payload } from '../../../modules/format/types.ts'
import type { Contract, Operation } from '../../schema/contract.ts'
import type { Schema } from '../../schema/schema-reader.ts'
import type { JsonPath } from '../../subject/fault.ts'

/** The payload rules of one mode, with their places. */
export interface PayloadRules extends Payload {
  /** The place of a rule in form.json. */
  placeOf: (key: keyof Payload, name?: string) => JsonPath
}

/** The payload rules of a mode. */
export const payloadRules = (form: FormFile | undefined, mode: Mode): PayloadRules => {
  const ofMode = form?.payload?.[mode]
  return {
    ...payloadOf(form, mode),
    placeOf: (key, name) => {
      const isOfMode =
        name === undefined ? ofMode?.[key] !== undefined : Object.hasOwn(ofMode?.[key] ?? {}, name)
      return ['payload', ...(isOfMode ? [mode] : []), key, ...(name === undefined ? [] : [name])]
    },
  }
}

/** Returns the body name of a form property. */
export const bodyNameBy =
  ({ rename = {} }: PayloadRules) =>
  (name: string): string =>
    (Object.hasOwn(rename, name) ? rename[name] : undefined) ?? name

/** The place of properties in the body: the body itself, or the single item of the list it is wrapped in. */
export interface BodyShape {
  outer: Schema
  inner: Schema
  /** Schema of the object with the property of this (body) name. */
  holder: (name: string) => Schema
}

/**
 * The body's shape under the payload rules; undefined if there is no list to wrap in, or if it cannot have one item.
 */
export const bodyShape = (
  contract: Contract,
  operation: Operation,
  rules: PayloadRules,
): BodyShape | undefined => {
  const outer = contract.resolve(operation.body)
  if (!rules.wrap) return { outer, inner: outer, holder: () => outer }
  const { in: name, keep = [] } = rules.wrap
  const list = contract.property(outer, name) ?? {}
  const inner = contract.items(list)
  const { items: _, ...limits } = list
  if (!inner || contract.refusal(limits, [{}])) return undefined
  return { outer, inner, holder: (property) => (keep.includes(property) ? outer : inner) }
}
