import { makeEnvelope } from '../../../src/contract/conventions/envelope.ts'
import { defaultPage, makePage } from '../../../src/contract/conventions/page.ts'
import { sortParameters } from '../../../src/contract/conventions/query.ts'
import type { PlainObject } from '../../../src/contract/json.ts'
import { withArticle } from '../../../src/contract/text/english.ts'
import type { Existing } from '../answers/existing.ts'
import type { Plan } from '../answers/plan/plan.ts'
import { pascal } from '../answers/words.ts'
import { filterParameters, isFiltered } from './filters.ts'
import { isWritten } from './property-schemas.ts'
import { bodySample, recordCount } from './samples.ts'
import { shared, template } from './template.ts'

const sortParameter = ({ properties, label }: Plan): PlainObject => {
  const labelled = properties.filter(({ name, type }) => name === label && type !== 'texts')
  const sorted = properties.filter(({ sort, name }) => sort && name !== label)
  const names = ['creationDate', ...[...labelled, ...sorted].map(({ name }) => name)]
  return {
    name: sortParameters.property,
    in: 'query',
    description: 'Property to sort by.',
    schema: { type: 'string', enum: names, default: 'creationDate' },
  }
}

const listParameters = (plan: Plan): readonly PlainObject[] => [
  shared('parameters', 'PageNo'),
  shared('parameters', 'PageSize'),
  sortParameter(plan),
  shared('parameters', 'AscOrDesc'),
  shared('parameters', 'AllTexts'),
  ...plan.properties
    .filter((property) => isFiltered(property) || property.name === plan.label)
    .flatMap((property) => filterParameters(property, plan)),
  shared('parameters', 'Active'),
  ...(plan.properties.some(({ type }) => type === 'texts') ? [shared('parameters', 'MissingIn')] : []),
]

/** The transition of a create, to the first state; undefined without a state. */
export const firstState = ({ resource, properties }: Pick<Plan, 'resource' | 'properties'>) => {
  const state = properties.find(({ type }) => type === 'state')
  return state && { resource, property: state.name, to: state.values?.[0] ?? '' }
}

const bodyExample = (plan: Plan, { resources }: Existing, index: number): PlainObject =>
  Object.assign(
    {},
    ...plan.properties.filter(isWritten).map((one) => bodySample(one, index, { plan, resources })),
    { active: true },
  )

/** The regular operations of a resource; responses contain `examples`. */
export const regularPaths = (
  plan: Plan,
  existing: Existing,
  examples: readonly PlainObject[],
): PlainObject => {
  const { api, one, label, properties } = plan
  const total = examples.length
  const page = makePage([...examples], total, defaultPage)
  const labelled = properties.find(({ name }) => name === label)
  const changed = labelled ? bodySample(labelled, recordCount, { plan, resources: existing.resources }) : {}
  const paths = template('operations.yaml', {
    ...plan,
    a: withArticle(one),
    labelKind: /name$/i.test(label) ? 'name' : 'title',
    listParameters: listParameters(plan),
    firstState: firstState(plan),
    createBody: bodyExample(plan, existing, recordCount),
    updateBody: { id: 1, ...bodyExample(plan, existing, 0), ...changed },
    page: makeEnvelope('', page),
    all: makeEnvelope('', page.content),
    record: makeEnvelope('', examples[0]),
    created: makeEnvelope(`${pascal(one)} created`, { id: total + 1 }),
    updated: makeEnvelope(`${pascal(one)} updated`, { id: 1 }),
    deleted: makeEnvelope(`${pascal(one)} deleted`, null),
  })
  return Object.fromEntries(Object.entries(paths).map(([end, item]) => [`${api}${end}`, item as PlainObject]))
}
