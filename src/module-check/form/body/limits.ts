import { isObject } from '../../../contract/json.ts'
import { freeFormats } from '../../../contract/text/formats.ts'
import type { Contract } from '../../schema/contract.ts'
import { type Schema, texts, typesOf } from '../../schema/schema-reader.ts'
import type { JsonPath } from '../../subject/fault.ts'

/** Reports a form property that is less strict than the contract. */
export type TellLimit = (place: JsonPath, message: string, cure: string) => void

/** A form property, at its place in the form, with its body property. */
interface Comparison {
  contract: Contract
  form: Schema
  body: Schema
  place: JsonPath
  /** Whether the form always sends it, so that a minimum length applies. */
  required: boolean
  tell: TellLimit
}

const numberAt = (schema: Schema, key: string): number | undefined =>
  typeof schema[key] === 'number' ? (schema[key] as number) : undefined

const uppers = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const
const lowers = ['minimum', 'exclusiveMinimum', 'minItems', 'multipleOf'] as const

type Bound = (typeof uppers)[number] | (typeof lowers)[number] | 'minLength'

const isUpper = (key: Bound): boolean => (uppers as readonly string[]).includes(key)

/** Whether a bound has no effect: a minimum of zero, or a maximum beyond all numbers. */
const isIdle = (key: Bound, bound: number): boolean =>
  isUpper(key) ? bound >= Number.MAX_SAFE_INTEGER : bound === 0 && (key === 'minLength' || key === 'minItems')

const isLooser = (key: Bound, formBound: number | undefined, bound: number): boolean => {
  if (formBound === undefined) return true
  if (key === 'multipleOf') return formBound % bound !== 0
  return isUpper(key) ? formBound > bound : formBound < bound
}

const checkBounds = ({ form, body, place, required, tell }: Comparison): void => {
  for (const key of [...uppers, ...lowers, 'minLength'] as const) {
    const bound = numberAt(body, key)
    const formBound = numberAt(form, key)
    // An empty text is left out of the body, so a minimum length of 1 does not affect an optional one.
    const isIdleHere =
      bound === undefined || isIdle(key, bound) || (key === 'minLength' && bound === 1 && !required)
    if (!isIdleHere && isLooser(key, formBound, bound))
      tell(
        formBound === undefined ? place : [...place, key],
        `The contract says ${key} ${bound}, the form ${formBound ?? 'nothing'}`,
        `set "${key}": ${bound}`,
      )
  }
}

const choicesOf = (form: Schema): readonly unknown[] | undefined => {
  if (Object.hasOwn(form, 'const')) return [form.const]
  if (Array.isArray(form.enum)) return form.enum
  const parts = form.oneOf ?? form.anyOf
  if (!Array.isArray(parts) || !parts.every((part) => isObject(part) && Object.hasOwn(part, 'const')))
    return undefined
  return parts.map((part: Schema) => part.const)
}

const checkChoices = (choices: readonly unknown[], { contract, body, place, tell }: Comparison): void => {
  for (const choice of choices) {
    const reason = choice === null || choice === '' ? undefined : contract.refusal(body, choice)
    if (reason)
      tell(place, `The contract refuses this choice: ${reason}`, 'take the choice out, or correct it')
  }
}

const checkText = ({ form, body, place, tell }: Omit<Comparison, 'contract' | 'required'>): void => {
  if (Array.isArray(body.enum)) {
    tell(
      place,
      `The contract takes only ${body.enum.map(String).join(', ')}; the form takes anything`,
      'give the form an "enum" of these',
    )
    return
  }
  if (typeof body.pattern === 'string' && form.pattern !== body.pattern)
    tell(
      typeof form.pattern === 'string' ? [...place, 'pattern'] : place,
      `The contract says pattern ${body.pattern}, the form ${form.pattern ?? 'nothing'}`,
      `set "pattern": ${JSON.stringify(body.pattern)}`,
    )
  const { format } = body
  if (typeof format === 'string' && !freeFormats.includes(format) && form.format !== format)
    tell(
      typeof form.format === 'string' ? [...place, 'format'] : place,
      `The contract says format ${format}, the form ${form.format ?? 'nothing'}`,
      `set "format": "${format}"`,
    )
}

const checkObject = ({ contract, form, body, place, tell }: Comparison): void => {
  if (!isObject(form.properties)) return
  const names = contract.names(body)
  for (const [name, property] of Object.entries(form.properties)) {
    const target = contract.property(body, name)
    if (target)
      checkLimits({
        contract,
        form: isObject(property) ? property : {},
        body: target,
        place: [...place, 'properties', name],
        required: texts(form.required).includes(name),
        tell,
      })
    else if (body.additionalProperties === false)
      tell(
        [...place, 'properties', name],
        `The contract has no property "${name}" here`,
        `use one of: ${names.join(', ')}`,
      )
  }
  for (const name of texts(body.required)) {
    if (!texts(form.required).includes(name))
      tell(place, `The contract requires "${name}" here`, `require "${name}" in the form`)
  }
}

/** Compares a form property with the body property: its types must be accepted, and its limits at least as strict. */
export const checkLimits = (comparison: Comparison): void => {
  const { contract, form, body, place, tell } = comparison
  const bodyTypes = typesOf(body)
  const formTypes = typesOf(form).filter((type) => type !== 'null')
  const wrong = formTypes.filter(
    (type) => !bodyTypes.includes(type) && !(type === 'integer' && bodyTypes.includes('number')),
  )
  if (bodyTypes.length > 0 && (wrong.length > 0 || formTypes.length === 0)) {
    tell(
      place,
      `The contract wants ${bodyTypes.join(' or ')}, the form gives ${formTypes.join(' or ') || 'anything'}`,
      `set "type": "${bodyTypes[0]}"`,
    )
    return
  }
  const choices = choicesOf(form)
  if (choices) {
    checkChoices(choices, comparison)
    return
  }
  checkBounds(comparison)
  if (formTypes.includes('string')) checkText(comparison)
  else if (Array.isArray(body.enum)) checkText({ form: {}, body: { enum: body.enum }, place, tell })
  if (formTypes.includes('object')) checkObject(comparison)
  const items = contract.items(body)
  if (formTypes.includes('array') && items && isObject(form.items))
    checkLimits({ contract, form: form.items, body: items, place: [...place, 'items'], required: true, tell })
}
