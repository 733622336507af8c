import type { PlainObject } from '../../../src/contract/json.ts'
import { plural, withArticle } from '../../../src/contract/text/english.ts'
import { usualSorts } from '../../contract/operations/parameters.ts'
import type { ResourceRecord } from '../../contract/resource.ts'
import type { Existing } from '../answers/existing.ts'
import type { Plan, Property } from '../answers/plan/plan.ts'
import { lowerWords, pascal } from '../answers/words.ts'
import { filters, sorts } from './list-parameters.ts'
import { bodyName, partName, recordProperties } from './record-properties.ts'
import { isInExample, readSample, writeSample } from './samples.ts'
import { bodies, paths } from './special-operations.ts'
import { yamlText } from './yaml-text.ts'

const merged = (parts: readonly PlainObject[]): PlainObject => Object.assign({}, ...parts)

const labelProperty = ({ properties, label }: Plan): Property | undefined =>
  properties.find(({ name }) => name === label)

/** Name of the stored property that names the record. */
const storedLabel = (plan: Plan): string => {
  const property = labelProperty(plan)
  return property ? bodyName(property) : plan.label
}

/** Whether the bodies that create and update a record hold it. */
export const isWritten = ({ type, asked }: Pick<Property, 'type' | 'asked'>): boolean =>
  type !== 'state' && !asked

const record = (plan: Plan, existing: Existing): ResourceRecord => ({
  'x-label': storedLabel(plan),
  description: `${pascal(withArticle(plan.one))}.`,
  required: plan.properties.filter((property) => property.required && isWritten(property)).map(bodyName),
  properties: {
    ...merged(plan.properties.map((property) => recordProperties(property, plan, existing))),
    active: {},
  } as ResourceRecord['properties'],
})

const examples = (plan: Plan, existing: Existing): readonly PlainObject[] =>
  [0, 1, 2].map((index) => ({
    ...merged(
      plan.properties
        // The last one shows a record that holds no more than it must.
        .filter((property) => isInExample(property, index, plan))
        .map((property) => readSample(property, index, { plan, resources: existing.resources })),
    ),
    ...(index === 2 && { active: false }),
  }))

const changed = (plan: Plan, existing: Existing): PlainObject => {
  const property = labelProperty(plan)
  return property ? writeSample(property, 3, { plan, resources: existing.resources }) : {}
}

/** What `create` says of the state that a record begins in: the first one. */
export const firstState = (properties: readonly Property[]): PlainObject => {
  const state = properties.find(({ type }) => type === 'state')
  return state ? { 'x-transition': { property: state.name, to: state.values?.[0] } } : {}
}

const operations = (plan: Plan, existing: Existing): PlainObject => ({
  list: { ...sorts(plan, usualSorts(record(plan, existing), existing.times)), filters: filters(plan) },
  total: {},
  get: {},
  create: {
    ...firstState(plan.properties),
    example: {
      ...merged(
        plan.properties
          .filter(isWritten)
          .map((property) => writeSample(property, 3, { plan, resources: existing.resources })),
      ),
      active: true,
    },
  },
  update: { example: changed(plan, existing) },
  delete: {},
})

/** The contract of the parts that a list of a record holds, as one of them is read and written. */
export const part = (property: Property, plan: Plan): PlainObject => ({
  description: `One of the ${lowerWords(plural(property.name))} of ${withArticle(plan.one)}.`,
  required: ['title', 'fileId'],
  properties: {
    title: { type: 'string', description: 'What it is.', examples: ['নমুনা'] },
    fileId: { 'x-references': 'DbFile', description: 'The file.', examples: [71] },
    file: { 'x-from': 'fileId', description: 'The file.' },
  },
})

/** The contract's file of a new resource, in the short format (docs/contract.md). */
export const resourceText = (plan: Plan, existing: Existing): string => {
  const parts = plan.properties.filter(({ type }) => type === 'files')
  return yamlText({
    description: `${pascal(plan.many)}.`,
    ...((plan.many !== plural(plan.one) || plan.one !== plan.tag.replaceAll('-', ' ')) && {
      words: { one: plan.one, many: plan.many },
    }),
    privileges: plan.area,
    record: record(plan, existing),
    examples: examples(plan, existing),
    operations: operations(plan, existing),
    ...(plan.operations.length > 0 && { paths: paths(plan, existing) }),
    ...bodies(plan),
    ...(parts.length > 0 && {
      parts: Object.fromEntries(parts.map((property) => [partName(plan, property), part(property, plan)])),
    }),
  })
}
