import type { Existing } from '../answers/existing.ts'
import { doneWord } from '../answers/make-plan.ts'
import type { Plan, Property } from '../answers/plan.ts'
import { lowerWords, plural } from '../answers/words.ts'
import { bodyName, partName, recordProperties } from './record-properties.ts'
import { readSample, writeSample } from './samples.ts'
import { yamlText } from './yaml-text.ts'

type Json = Record<string, unknown>

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const merged = (parts: readonly Json[]): Json => Object.assign({}, ...parts)

const labelProperty = ({ properties, label }: Plan): Property | undefined =>
  properties.find(({ name }) => name === label)

/** Name of the stored property that names the record. */
const storedLabel = (plan: Plan): string => {
  const property = labelProperty(plan)
  return property ? bodyName(property) : plan.label
}

const record = (plan: Plan, existing: Existing): Json => ({
  'x-label': storedLabel(plan),
  description: `${capital(/^[aeiou]/i.test(plan.one) ? `an ${plan.one}` : `a ${plan.one}`)}.`,
  required: plan.properties.filter(({ required }) => required).map(bodyName),
  properties: {
    ...merged(plan.properties.map((property) => recordProperties(property, plan, existing))),
    active: {},
  },
})

export const filterText = ({ name, type, title }: Property, { many }: Plan): unknown => {
  const shown = title.toLowerCase()
  if (type === 'boolean') return `Only ${many} with (true) or without (false) ${lowerWords(name)}.`
  if (type === 'enum') return `Only ${many} of this ${shown}.`
  if (type === 'reference') return `Only ${many} of this ${shown}.`
  return `Only ${many} whose ${shown} contains this text, letter case aside.`
}

const isFiltered = ({ search, filter }: Property): boolean => search === true || filter === true

const filterName = (property: Property): string =>
  property.type === 'reference' ? `${property.name}Id` : property.name

const filters = (plan: Plan): Json => {
  const chosen = plan.properties.filter((property) => isFiltered(property) || property.name === plan.label)
  return {
    ...Object.fromEntries(chosen.map((property) => [filterName(property), filterText(property, plan)])),
    active: {},
  }
}

export const sortable = new Set(['text', 'number', 'decimal', 'date', 'enum', 'email'])

const sorts = (plan: Plan): readonly string[] => [
  'creationDate',
  ...plan.properties
    .filter(({ type, sort, name }) => sortable.has(type) && (sort || name === plan.label))
    .map(({ name }) => name),
]

const examples = (plan: Plan, existing: Existing): readonly Json[] =>
  [0, 1, 2].map((index) => ({
    ...merged(
      plan.properties
        // The last one shows a record that holds no more than it must.
        .filter(
          ({ required, type }) =>
            index < 2 || required || type === 'boolean' || type === 'files' || type === 'references',
        )
        .map((property) => readSample(property, index, { plan, resources: existing.resources })),
    ),
    ...(index === 2 && { active: false }),
  }))

const changed = (plan: Plan, existing: Existing): Json => {
  const property = labelProperty(plan)
  return property ? writeSample(property, 3, { plan, resources: existing.resources }) : {}
}

const operations = (plan: Plan, existing: Existing): Json => ({
  list: { sorts: sorts(plan), filters: filters(plan) },
  total: {},
  get: {},
  create: {
    example: {
      ...merged(
        plan.properties.map((property) => writeSample(property, 3, { plan, resources: existing.resources })),
      ),
      active: true,
    },
  },
  update: { example: changed(plan, existing) },
  delete: {},
})

const withArticle = (one: string): string => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`

const paths = ({ operations: special, api, resource, one, area }: Plan): Json =>
  Object.fromEntries(
    special.map(({ name, action }) => [
      `${api}/${lowerWords(name).replaceAll(' ', '-')}/{id}`,
      {
        put: {
          operationId: `${name}${resource}`,
          summary: `${capital(lowerWords(name))} ${withArticle(one)}`,
          description: `What ${lowerWords(name)} does to the ${one}: say it here.`,
          'x-privileges': [`${area}_${action}`],
          parameters: ['Id'],
          answer: { description: 'Done.', message: `${capital(one)} ${doneWord(lowerWords(name))}` },
          errors: [400, 401, 403, 404, 409, 422, 500, 503],
        },
      },
    ]),
  )

export const part = (property: Property, plan: Plan): Json => ({
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
  const needsWords = plan.many !== `${plan.one}s` && plan.many !== plan.one.replace(/y$/, 'ies')
  return yamlText({
    description: `${capital(plan.many)}.`,
    ...((needsWords || plan.one !== plan.tag.replaceAll('-', ' ')) && {
      words: { one: plan.one, many: plan.many },
    }),
    privileges: plan.area,
    record: record(plan, existing),
    examples: examples(plan, existing),
    operations: operations(plan, existing),
    ...(plan.operations.length > 0 && { paths: paths(plan) }),
    ...(parts.length > 0 && {
      parts: Object.fromEntries(parts.map((property) => [partName(plan, property), part(property, plan)])),
    }),
  })
}
