import { nameCure } from '../../../../src/module-check/subject/fault.ts'
import type { Existing } from '../existing.ts'
import { upperSnake } from '../words.ts'
import type { PropertyAnswer } from './plan.ts'
import { limitsOf, type PropertyFlag, type PropertyType, takesFlag } from './property-types.ts'

/** Plain scalars that YAML 1.1 or 1.2 reads as null or boolean. */
const yamlWords: ReadonlySet<string> = new Set(['null', 'true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n'])

/** The error of a property's name: its format, or a reserved name. */
export const nameFault = (
  name: string,
  { everyRecord, everyList }: Pick<Existing, 'everyRecord' | 'everyList'>,
): string | undefined => {
  if (!/^[a-z][A-Za-z\d]*$/.test(name)) return 'write it like fullName'
  if (yamlWords.has(name)) return 'YAML reads it as a value: give it another'
  if (everyRecord.includes(name)) return 'every record has it already: remove it, or give it another name'
  if (everyList.includes(name)) return 'lists take a parameter of that name: give it another'
  return name in {} ? 'every object of JavaScript has that name: give it another' : undefined
}

/** The first duplicate among names from several sources. */
export const nameTwice = (
  names: readonly (readonly [source: string, names: readonly string[]])[],
): string | undefined => {
  const sources = new Map<string, string>()
  for (const [source, name] of names.flatMap(([of, all]) => all.map((one) => [of, one] as const))) {
    const other = sources.get(name)
    if (other !== undefined)
      return `${source}: "${name}" exists already, of the property ${other}: give one of them another name`
    sources.set(name, source)
  }
  return undefined
}

/** Labels are English, and are the keys of their translations. */
export const labelFault = (label: string): string | false =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(label) &&
  `the label "${label}" is to be English; its translations belong to texts (texts: { bn: { … } })`

type Context = Pick<Existing, 'resources'> & { readonly resource: string }
/** Returns an error, or nothing. */
type Rule = (answer: PropertyAnswer, context: Context) => string | false | undefined

const isValue = (value: string): boolean => /^[A-Z][A-Z\d_]*$/.test(value)

/** Converts to the format of a value; letters without capitals need a translation to English by hand. */
const asValue = (value: string): string => {
  const converted = upperSnake(value.replaceAll(' ', '_'))
  return isValue(converted) ? converted : 'in capital Latin letters, like OPEN'
}

const valuesFault: Rule = ({ type, values }) => {
  if (type === 'enum' && !values?.length) return 'list its values: enum values=OPEN|CLOSED'
  if (type === 'state' && (values ?? []).length < 2)
    return 'list its values, the first one first: state values=OPEN|CLOSED'
  if (values && type !== 'enum' && type !== 'state')
    return `values have no meaning for a property of type ${type}: make it an enum, or remove them`
  const wrong = values?.find((value) => !isValue(value))
  if (wrong !== undefined) return `the value "${wrong}" is written ${asValue(wrong)}`
  const twice = values?.find((value, index) => values.indexOf(value) !== index)
  return twice !== undefined && `the value ${twice} occurs twice: remove one`
}

const flagFaults: Readonly<Partial<Record<PropertyFlag, (type: PropertyType) => string>>> = {
  required: (type) => `a record always has a ${type}, the first of its values to begin with: remove required`,
  unique: (type) => `a property of type ${type} cannot be unique`,
  filter: (type) => `a list cannot be filtered by a property of type ${type}`,
  sort: (type) => `a list cannot be sorted by a property of type ${type}: remove sort`,
  asked: (type) => `no operation can ask for a property of type ${type} alone`,
}

const flagsFault: Rule = (answer) => {
  const { type } = answer
  const flags = Object.keys(flagFaults) as PropertyFlag[]
  const wrong = flags.find((flag) => answer[flag] === true && !takesFlag(type, flag))
  if (wrong !== undefined) return flagFaults[wrong]?.(type)
  // A list can also search the property that it filters by.
  const isSearched = takesFlag(type, 'search') || takesFlag(type, 'filter')
  return (
    answer.search && !isSearched && `a list cannot be searched by a property of type ${type}: remove search`
  )
}

const targetFault: Rule = ({ type, to, required }, { resources, resource }) => {
  const isReference = type.startsWith('reference')
  if (to === undefined) return isReference && `name its target: ${type} to=District`
  if (!isReference)
    return `to has no meaning for a property of type ${type}: make it a reference, or remove it`
  if (to !== resource && !resources.has(to))
    return `There is no resource "${to}" with a drop-down: ${nameCure(to, [...resources.keys()])}`
  return to === resource && required && `the first ${resource} has no other to point to: leave required out`
}

const limitsFault: Rule = ({ type, min, max }) => {
  const kind = limitsOf(type)
  const limits = [min, max].filter((limit) => limit !== undefined)
  if (limits.length > 0 && kind === undefined)
    return `min and max have no meaning for a property of type ${type}: remove them`
  // Limits of lengths and lists are non-negative integers.
  const wrong = limits.find(
    (limit) => (type !== 'decimal' && !Number.isInteger(limit)) || (kind !== 'value' && limit < 0),
  )
  if (wrong !== undefined)
    return `${wrong} is no valid limit for a property of type ${type}: give a whole number`
  if (max === 0 && kind !== 'value') return 'max=0 leaves room for nothing'
  return min !== undefined && max !== undefined && min > max && `min ${min} is more than max ${max}`
}

const partsFault: Rule = ({ type, properties }) => {
  if (type === 'items' && Object.keys(properties ?? {}).length === 0)
    return 'list the properties of each: { type: items, properties: { name: text required } }'
  return (
    type !== 'items' &&
    properties !== undefined &&
    `properties have no meaning for a property of type ${type}: make it items, or remove them`
  )
}

const rules: readonly Rule[] = [
  ...[valuesFault, flagsFault, targetFault, limitsFault],
  ({ type, languages, required }) =>
    languages !== undefined &&
    (type !== 'texts' || !required) &&
    'languages=one is only for required texts: texts required languages=one',
  partsFault,
  ({ title }) => title !== undefined && labelFault(title),
]

/** The first error of a property's answer. */
export const propertyFault = (answer: PropertyAnswer, context: Context): string | undefined =>
  rules.map((rule) => rule(answer, context)).find((fault) => typeof fault === 'string') || undefined
