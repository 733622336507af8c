import { makeAnswer } from '../../../src/contract/conventions/envelope.ts'
import { defaultPage, makePage } from '../../../src/contract/conventions/page.ts'
import { sortParameters } from '../../../src/contract/conventions/query.ts'
import type { PlainObject } from '../../../src/contract/json.ts'
import { regularId } from '../../../src/contract/operations/operation-names.ts'
import { withArticle } from '../../../src/contract/text/english.ts'
import type { Existing } from '../answers/existing.ts'
import type { Plan } from '../answers/plan/plan.ts'
import { pascal } from '../answers/words.ts'
import { filterParameters, isFiltered } from './filters.ts'
import { badRequest, conflict, idParameter, notFound, operation } from './operation.ts'
import { isWritten } from './property-schemas.ts'
import { ownSchema, shared } from './references.ts'
import { bodySample, recordCount } from './samples.ts'

/** The sort properties of a list; the first one is the default. */
const sortsOf = ({ properties, label }: Plan): readonly string[] => {
  const labelled = properties.filter(({ name, type }) => name === label && type !== 'texts')
  const sorted = properties.filter(({ sort, name }) => sort && name !== label)
  return ['creationDate', ...[...labelled, ...sorted].map(({ name }) => name)]
}

const sortParameter = (plan: Plan): PlainObject => ({
  name: sortParameters.property,
  in: 'query',
  description: 'Property to sort by.',
  schema: { type: 'string', enum: [...sortsOf(plan)], default: 'creationDate' },
})

const listParameters = (plan: Plan): readonly PlainObject[] => [
  shared('parameters', 'PageNo'),
  shared('parameters', 'PageSize'),
  sortParameter(plan),
  shared('parameters', 'AscOrDesc'),
  ...plan.properties
    .filter((property) => isFiltered(property) || property.name === plan.label)
    .flatMap((property) => filterParameters(property, plan)),
  shared('parameters', 'Active'),
  ...(plan.properties.some(({ type }) => type === 'texts') ? [shared('parameters', 'MissingIn')] : []),
]

/** The transition of a create: to the first state. */
export const firstState = ({ resource, properties }: Pick<Plan, 'resource' | 'properties'>): PlainObject => {
  const state = properties.find(({ type }) => type === 'state')
  return state ? { 'x-transition': { resource, property: state.name, to: state.values?.[0] ?? '' } } : {}
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
  const { resource, api, one, many, area } = plan
  const One = pascal(one)
  const created = shared('schemas', 'Created')
  const total = examples.length
  const page = makePage([...examples], total, defaultPage)
  const labelled = plan.properties.find(({ name }) => name === plan.label)
  const changed = labelled ? bodySample(labelled, recordCount, { plan, resources: existing.resources }) : {}
  const list = operation(plan, {
    id: regularId(resource, 'list'),
    summary: `List ${many}`,
    description: `A page of ${many}, newest first unless asked otherwise.`,
    privileges: [`${area}_READ`],
    parameters: listParameters(plan),
    answer: { description: 'The page.', schema: ownSchema(`${resource}Page`), example: makeAnswer('', page) },
    errors: badRequest,
  })
  const all = operation(plan, {
    id: regularId(resource, 'total'),
    summary: `All ${many}, for drop-downs`,
    description: `Every ${one} without paging. Any signed-in admin may ask, since forms of other modules offer it.`,
    privileges: [],
    parameters: ['Active', 'Search', 'Ids', 'Limit'].map((name) => shared('parameters', name)),
    answer: {
      description: `The list, by ${/name$/i.test(plan.label) ? 'name' : 'title'}.`,
      schema: ownSchema(`${resource}Total`),
      example: makeAnswer('', page.content),
    },
    errors: badRequest,
  })
  const get = operation(plan, {
    id: `get${resource}`,
    summary: `One ${one}`,
    description: `The ${one} with this number.`,
    privileges: [`${area}_READ`, `${area}_UPDATE`],
    parameters: [idParameter],
    answer: {
      description: `The ${one}.`,
      schema: ownSchema(`${resource}One`),
      example: makeAnswer('', examples[0]),
    },
    errors: notFound,
  })
  const create = operation(plan, {
    id: regularId(resource, 'create'),
    summary: `Create ${withArticle(one)}`,
    description: `Stores a new ${one} and returns its number.`,
    privileges: [`${area}_CREATE`],
    more: firstState(plan),
    parameters: [shared('parameters', 'IdempotencyKey')],
    body: { schema: `${resource}Create`, example: bodyExample(plan, existing, recordCount) },
    answer: {
      description: 'Created.',
      schema: created,
      example: makeAnswer(`${One} created`, { id: total + 1 }),
    },
    errors: { ...notFound, ...conflict },
  })
  const update = operation(plan, {
    id: regularId(resource, 'update'),
    summary: `Update ${withArticle(one)}`,
    description: `Replaces the listed properties of the ${one}; a property that is absent is emptied.`,
    privileges: [`${area}_UPDATE`],
    parameters: [shared('parameters', 'IfMatch')],
    body: {
      schema: `${resource}Update`,
      example: { id: 1, ...bodyExample(plan, existing, 0), ...changed },
    },
    answer: { description: 'Updated.', schema: created, example: makeAnswer(`${One} updated`, { id: 1 }) },
    errors: { ...notFound, ...conflict },
  })
  const remove = operation(plan, {
    id: regularId(resource, 'delete'),
    summary: `Delete ${withArticle(one)}`,
    description: `Moves the ${one} to the trash, from which it can be restored for some time.`,
    privileges: [`${area}_DELETE`],
    parameters: [idParameter],
    answer: {
      description: 'Deleted.',
      schema: shared('schemas', 'Done'),
      example: makeAnswer(`${One} deleted`, null),
    },
    errors: { ...notFound, ...conflict },
  })
  return {
    [`${api}/all`]: { get: list },
    [`${api}/total`]: { get: all },
    [`${api}/id/{id}`]: { get },
    [`${api}/create`]: { post: create },
    [`${api}/update`]: { put: update },
    [`${api}/delete/{id}`]: { delete: remove },
  }
}
