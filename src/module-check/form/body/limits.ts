import { isObject } from '../../../contract/json.ts'
import { freeFormats } from '../../../contract/text/formats.ts'
import type { Contract } from '../../schema/contract.ts'
import { type Schema, texts, typesOf } from '../../schema/schema-reader.ts'
import type { JsonPath } from '../../subject/fault.ts'

/** A form property and its body property. */
interface Comparison {
  contract: Contract
  form: Schema
  body: Schema
  /** Whether the form always sends it, so that a minimum length applies. */
  required: boolean
  /** Reports a rule that is less strict than the contract, at a path within the property. */
  fault: (path: JsonPath, message: string, cure: string) => void
}

/** Compares a bound of the form with that of the contract. */
type IsLooser = (form: number, bound: number) => boolean

const above: IsLooser = (form, bound) => form > bound
const below: IsLooser = (form, bound) => form < bound

const bounds: Readonly<Record<string, IsLooser>> = {
  maxLength: above,
  maximum: above,
  exclusiveMaximum: above,
  maxItems: above,
  minimum: below,
  exclusiveMinimum: below,
  minItems: below,
  multipleOf: (form, bound) => form % bound !== 0,
  minLength: below,
}

/** Whether a bound of the contract has no effect: a minimum of zero, or a maximum beyond all numbers. */
const isIdle = (key: string, bound: number, required: boolean): boolean => {
  // An empty text is left out of the body, so a minimum length of 1 does not affect an optional one.
  if (key === 'minLength') return bound === 0 || (bound === 1 && !required)
  return bounds[key] === above ? bound >= Number.MAX_SAFE_INTEGER : bound === 0 && key === 'minItems'
}

const checkBounds = ({ form, body, required, fault }: Comparison): void => {
  for (const [key, isLooser] of Object.entries(bounds)) {
    const [bound, own] = [body[key], form[key]]
    if (typeof bound !== 'number' || isIdle(key, bound, required)) continue
    if (typeof own === 'number' && !isLooser(own, bound)) continue
    const path = typeof own === 'number' ? [key] : []
    fault(path, `The contract says ${key} ${bound}, the form ${own ?? 'nothing'}`, `set "${key}": ${bound}`)
  }
}

const choicesOf = (form: Schema): readonly unknown[] | undefined => {
  if (Object.hasOwn(form, 'const')) return [form.const]
  if (Array.isArray(form.enum)) return form.enum
  const parts = form.oneOf ?? form.anyOf
  const isClosed =
    Array.isArray(parts) && parts.every((part) => isObject(part) && Object.hasOwn(part, 'const'))
  return isClosed ? parts.map((part: Schema) => part.const) : undefined
}

const checkText = ({ form, body, fault }: Comparison): void => {
  for (const key of ['pattern', 'format'] as const) {
    const [rule, own] = [body[key], form[key]]
    const isFree = key === 'format' && freeFormats.includes(String(rule))
    if (typeof rule !== 'string' || isFree || own === rule) continue
    const path = typeof own === 'string' ? [key] : []
    const cure = `set "${key}": ${JSON.stringify(rule)}`
    fault(path, `The contract says ${key} ${rule}, the form ${own ?? 'nothing'}`, cure)
  }
}

const checkObject = ({ contract, form, body, fault }: Comparison): void => {
  if (!isObject(form.properties)) return
  const required = texts(form.required)
  for (const [name, property] of Object.entries(form.properties)) {
    const path = ['properties', name]
    const target = contract.property(body, name)
    if (target)
      checkLimits({
        contract,
        form: isObject(property) ? property : {},
        body: target,
        required: required.includes(name),
        fault: (within, ...words) => fault([...path, ...within], ...words),
      })
    else if (body.additionalProperties === false) {
      const cure = `use one of: ${contract.names(body).join(', ')}`
      fault(path, `The contract has no property "${name}" here`, cure)
    }
  }
  for (const name of texts(body.required))
    if (!required.includes(name))
      fault([], `The contract requires "${name}" here`, `require "${name}" in the form`)
}

const checkTypes = ({ form, body, fault }: Comparison): boolean => {
  const wanted = typesOf(body)
  const given = typesOf(form).filter((type) => type !== 'null')
  const fits = given.every(
    (type) => wanted.includes(type) || (type === 'integer' && wanted.includes('number')),
  )
  if (wanted.length === 0 || (given.length > 0 && fits)) return true
  const types = given.join(' or ') || 'anything'
  const message = `The contract requires ${wanted.join(' or ')}, the form gives ${types}`
  fault([], message, `set "type": "${wanted[0]}"`)
  return false
}

const checkChoices = ({ contract, body, fault }: Comparison, choices: readonly unknown[]): void => {
  for (const choice of choices) {
    const reason = choice === null || choice === '' ? undefined : contract.refusal(body, choice)
    if (reason) fault([], `The contract refuses this choice: ${reason}`, 'remove the choice, or correct it')
  }
}

const checkItems = ({ contract, form, body, fault }: Comparison): void => {
  const items = contract.items(body)
  if (items && isObject(form.items))
    checkLimits({
      ...{ contract, form: form.items, body: items, required: true },
      fault: (within, ...words) => fault(['items', ...within], ...words),
    })
}

/** Compares a form property with the body property: its types must be accepted, and its limits at least as strict. */
export const checkLimits = (comparison: Comparison): void => {
  const { form, body, fault } = comparison
  if (!checkTypes(comparison)) return
  const choices = choicesOf(form)
  if (choices) {
    checkChoices(comparison, choices)
    return
  }
  checkBounds(comparison)
  const types = typesOf(form)
  if (Array.isArray(body.enum)) {
    const only = `The contract accepts only ${body.enum.map(String).join(', ')}; the form accepts anything`
    fault([], only, 'give the form an "enum" of these')
  } else if (types.includes('string')) checkText(comparison)
  if (types.includes('object')) checkObject(comparison)
  if (types.includes('array')) checkItems(comparison)
}
