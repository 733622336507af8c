import { parse, parseDocument } from 'yaml'
import { usualSorts } from '../../../contract/operations/parameters.ts'
import type { Resource } from '../../../contract/resource.ts'
import type { Existing } from '../../answers/existing.ts'
import type { Plan, Property } from '../../answers/plan/plan.ts'
import { filterParameters } from '../../contract/list-parameters.ts'
import { bodyName, partName, recordProperties } from '../../contract/record-properties.ts'
import { firstState, isWritten, part } from '../../contract/resource-text.ts'
import { alwaysShown, readSample, writeSample } from '../../contract/samples.ts'
import { yamlText } from '../../contract/yaml-text.ts'
import { hasIn, lengthOf, withItem, withPair } from '../yaml-edits.ts'

type Entries = readonly (readonly [string, unknown])[]

const added = (text: string, path: readonly (string | number)[], entries: Entries, before?: string): string =>
  entries.reduce((rest, [key, value]) => withPair(rest, path, yamlText({ [key]: value }), before), text)

interface Addition {
  readonly property: Property
  readonly plan: Plan
  readonly existing: Existing
}

type Step = (text: string, addition: Addition) => string

const withDefault = (schema: unknown, { values }: Property): unknown => {
  const { description, ...rest } = schema as Readonly<Record<string, unknown>>
  return { ...rest, default: values?.[0], description }
}

const inRecord: Step = (text, { property, plan, existing }) => {
  const before = hasIn(text, ['record', 'properties', 'active']) ? 'active' : undefined
  const properties = Object.entries(recordProperties(property, plan, existing))
    // Records that are stored already are in the first state.
    .map(
      ([name, schema]) => [name, property.type === 'state' ? withDefault(schema, property) : schema] as const,
    )
  return added(text, ['record', 'properties'], properties, before)
}

const inRequired: Step = (text, { property }) => {
  if (!property.required || !isWritten(property)) return text
  return hasIn(text, ['record', 'required'])
    ? withItem(text, ['record', 'required'], bodyName(property))
    : withPair(text, ['record'], `required: [${bodyName(property)}]`, 'properties')
}

/** Whether the record of an example is in a state that the plan's operations lead to. */
const wasAsked = (text: string, index: number, { operations }: Plan): boolean =>
  operations.some(
    ({ transition }) =>
      transition && parseDocument(text).getIn(['examples', index, transition.property]) === transition.to,
  )

const inExamples: Step = (text, { property, plan, existing: { resources } }) => {
  const all = property.required === true || alwaysShown.has(property.type)
  const places = Array.from({ length: lengthOf(text, ['examples']) }, (_, index) => index)
  return places
    .filter((index) => (property.asked ? wasAsked(text, index, plan) : all || index < 2))
    .reduce(
      (rest, index) =>
        added(rest, ['examples', index], Object.entries(readSample(property, index, { plan, resources }))),
      text,
    )
}

const inSent: Step = (text, { property, plan, existing: { resources } }) => {
  const example = ['operations', 'create', 'example']
  return isWritten(property) && hasIn(text, example)
    ? added(text, example, Object.entries(writeSample(property, 3, { plan, resources })))
    : text
}

/** A record begins in the first of its states. */
const inCreate: Step = (text, { property }) =>
  property.type === 'state' && hasIn(text, ['operations', 'create'])
    ? added(text, ['operations', 'create'], Object.entries(firstState([property])), 'example')
    : text

const list = ['operations', 'list']

const inFilters: Step = (text, { property, plan }) => {
  const filters = [...list, 'filters']
  return (property.search || property.filter) && hasIn(text, filters)
    ? added(text, filters, filterParameters(property, plan))
    : text
}

const inSorts: Step = (text, { property: { sort, name }, existing: { times } }) => {
  if (!sort || !hasIn(text, list)) return text
  const sorts = [...list, 'sorts']
  if (hasIn(text, sorts)) return withItem(text, sorts, name)
  const { record } = parse(text) as Resource
  const usual = record ? usualSorts(record, times) : []
  return withPair(text, list, yamlText({ sorts: [...usual, name] }), 'filters')
}

const inParts: Step = (text, { property, plan }) => {
  if (property.type !== 'files') return text
  const parts = { [partName(plan, property)]: part(property, plan) }
  return hasIn(text, ['parts'])
    ? added(text, ['parts'], Object.entries(parts))
    : `${text.trimEnd()}\n\n${yamlText({ parts }).trim()}\n`
}

/** The contract's file with one more property: record, examples, what is sent, filters, sorts. */
export const propertyInContract: Step = (text, addition) =>
  [inRecord, inRequired, inExamples, inCreate, inSent, inFilters, inSorts, inParts].reduce(
    (rest, step) => step(rest, addition),
    text,
  )
