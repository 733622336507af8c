import { nameCure } from '../../../../src/module-check/subject/fault.ts'
import type { Existing } from '../existing.ts'
import { upperSnake } from '../words.ts'
import type { PropertyAnswer } from './plan.ts'
import { limitsOf, type PropertyFlag, type PropertyType, takesFlag } from './property-types.ts'

type Context = Pick<Existing, 'resources'> & { readonly resource: string }
type Rule = (answer: PropertyAnswer, context: Context) => string | false

/** Limits of lengths and lists must be non-negative integers. */
const isWrongLimit = (type: PropertyType, limit: number | undefined): boolean =>
  limit !== undefined &&
  ((type !== 'decimal' && !Number.isInteger(limit)) || (limitsOf(type) !== 'value' && limit < 0))

const limitRules: readonly Rule[] = [
  ({ type, min, max }) =>
    (min ?? max) !== undefined &&
    limitsOf(type) === undefined &&
    `min and max mean nothing for a property of type ${type}: take them out`,
  ({ type, min, max }) => {
    const wrong = [min, max].find((limit) => isWrongLimit(type, limit))
    return wrong !== undefined && `${wrong} is no limit for a property of type ${type}: say a whole number`
  },
  ({ type, max }) => max === 0 && limitsOf(type) !== 'value' && 'max=0 leaves room for nothing',
  ({ min, max }) =>
    min !== undefined && max !== undefined && min > max && `min ${min} is more than max ${max}`,
]

const valueRules: readonly Rule[] = [
  ({ type, values = [] }) =>
    type === 'enum' && values.length === 0 && 'say its values: enum values=OPEN|CLOSED',
  ({ type, values = [] }) =>
    type === 'state' && values.length < 2 && 'say its values, the first one first: state values=OPEN|CLOSED',
  ({ type, values }) =>
    values !== undefined &&
    type !== 'enum' &&
    type !== 'state' &&
    `values mean nothing for a property of type ${type}: make it an enum, or take them out`,
  ({ values = [] }) => {
    const wrong = values.find((value) => !/^[A-Z][A-Z\d_]*$/.test(value))
    return wrong !== undefined && `the value "${wrong}" is written ${asValue(wrong)}`
  },
  ({ values = [] }) => {
    const twice = values.find((value, index) => values.indexOf(value) !== index)
    return twice !== undefined && `the value ${twice} is there twice: take one out`
  },
]

/** Converts to the format of a value; letters without capitals need a translation to English by hand. */
const asValue = (value: string): string => {
  const written = upperSnake(value.replaceAll(' ', '_'))
  return /^[A-Z][A-Z\d_]*$/.test(written) ? written : 'in capital Latin letters, like OPEN'
}

const targetRules: readonly Rule[] = [
  ({ type, to }) =>
    type.startsWith('reference') && to === undefined && `say what it points to: ${type} to=District`,
  ({ type, to }) =>
    to !== undefined &&
    !type.startsWith('reference') &&
    `to means nothing for a property of type ${type}: make it a reference, or take it out`,
  ({ to }, { resources, resource }) =>
    to !== undefined &&
    to !== resource &&
    !resources.has(to) &&
    `There is no resource "${to}" with a drop-down: ${nameCure(to, [...resources.keys()])}`,
  ({ to, required }, { resource }) =>
    to === resource &&
    required === true &&
    `the first ${resource} has no other to point to: leave required out`,
]

const flagFaults: Readonly<Partial<Record<PropertyFlag, (type: PropertyType) => string>>> = {
  required: (type) =>
    `a record always has a ${type}, the first of its values to begin with: take out required`,
  unique: (type) => `a property of type ${type} cannot be unique`,
  filter: (type) => `a list cannot be filtered by a property of type ${type}`,
  sort: (type) => `a list cannot be sorted by a property of type ${type}: take out sort`,
  asked: (type) => `no operation can ask for a property of type ${type} alone`,
}

const flagRules: readonly Rule[] = [
  ...Object.entries(flagFaults).map(
    ([flag, fault]): Rule =>
      (answer) =>
        answer[flag as PropertyFlag] === true &&
        !takesFlag(answer.type, flag as PropertyFlag) &&
        fault(answer.type),
  ),
  // A list can also search the property that it filters by.
  ({ type, search }) =>
    search === true &&
    !takesFlag(type, 'search') &&
    !takesFlag(type, 'filter') &&
    `a list cannot be searched by a property of type ${type}: take out search`,
]

/** Rules for combinations in a property; each returns an error. */
const rules: readonly Rule[] = [
  ...valueRules,
  ...flagRules,
  ...targetRules,
  ...limitRules,
  ({ type, languages, required }) =>
    languages !== undefined &&
    (type !== 'texts' || required !== true) &&
    'languages=one goes with texts that are required: texts required languages=one',
  ({ type, properties }) =>
    type === 'items' &&
    Object.keys(properties ?? {}).length === 0 &&
    'say what each of them has: { type: items, properties: { name: text required } }',
  ({ type, properties }) =>
    type !== 'items' &&
    properties !== undefined &&
    `properties mean nothing for a property of type ${type}: make it items, or take them out`,
  ({ title }) => title !== undefined && labelFault(title),
]

/** Labels are English, and are the keys of their translations. */
export const labelFault = (label: string): string | false =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(label) &&
  `the label "${label}" is to be English; its words in other languages stand under texts (texts: { bn: { … } })`

/** The first error of a property's answer. */
export const propertyFault = (answer: PropertyAnswer, context: Context): string | undefined =>
  rules.map((rule) => rule(answer, context)).find((fault) => fault !== false) as string | undefined
