import { envelopePaths } from '../../../src/contract/conventions/envelope.ts'
import { defaultPage, makePage, pagePaths } from '../../../src/contract/conventions/page.ts'
import type { PlainObject } from '../../../src/contract/json.ts'
import { withArticle } from '../../../src/contract/text/english.ts'
import type { Existing } from '../answers/existing.ts'
import type { Plan, Property } from '../answers/plan/plan.ts'
import { isItemsType } from '../answers/plan/property-types.ts'
import { camel, pascal } from '../answers/words.ts'
import { bodyName, bodyProperties, isWritten, itemSchemas, readProperties } from './property-schemas.ts'
import { regularPaths } from './regular-operations.ts'
import { emptySample, hasSample, readSample, recordCount } from './samples.ts'
import { specialOperations } from './special-operations.ts'
import { ownSchema, shared } from './template.ts'
import { yamlText } from './yaml-text.ts'

const merged = (parts: readonly PlainObject[]): PlainObject => Object.assign({}, ...parts)

/** Name of the stored property with the record's name. */
const storedLabel = ({ properties, label }: Plan): string => {
  const property = properties.find(({ name }) => name === label)
  return property ? bodyName(property) : label
}

const afterwards = ['creationDate', 'lastModifiedDate', 'lastModifiedBy', 'deletable'] as const

const recordSchema = (plan: Plan, existing: Existing): PlainObject => {
  const properties = {
    id: shared('schemas', 'Id'),
    ...merged(plan.properties.map((property) => readProperties(property, plan, existing))),
    active: shared('schemas', 'Active'),
    ...Object.fromEntries(afterwards.map((name) => [name, shared('schemas', pascal(name))])),
  }
  return {
    type: 'object',
    'x-table': plan.tag.replaceAll('-', '_'),
    'x-label': storedLabel(plan),
    description: `${pascal(withArticle(plan.one))}.`,
    required: Object.keys(properties),
    properties,
  }
}

const envelope = (payload: PlainObject): PlainObject => ({
  type: 'object',
  required: Object.values(envelopePaths),
  properties: { success: shared('schemas', 'Success'), message: shared('schemas', 'Message'), payload },
})

const answerSchemas = ({ resource }: Plan): PlainObject => {
  const list: PlainObject = { type: 'array', items: ownSchema(resource) }
  const known: PlainObject = { [pagePaths.rows]: list, [pagePaths.total]: { type: 'integer', minimum: 0 } }
  const keys = Object.keys(makePage([], 0, defaultPage))
  const properties = keys.map((key) => [key, known[key] ?? shared('schemas', pascal(key))])
  return {
    [`${resource}Page`]: envelope({
      type: 'object',
      required: keys,
      properties: Object.fromEntries(properties),
    }),
    [`${resource}Total`]: envelope(list),
    [`${resource}One`]: envelope(ownSchema(resource)),
  }
}

const requiredNames = (properties: readonly Property[]): string[] =>
  properties.filter((property) => property.required && isWritten(property)).map(bodyName)

const bodySchemas = (plan: Plan): PlainObject => {
  const properties = {
    ...merged(plan.properties.filter(isWritten).map((property) => bodyProperties(property, plan))),
    active: shared('schemas', 'Active'),
  }
  const required = requiredNames(plan.properties)
  const closed = { type: 'object', additionalProperties: false }
  return {
    [`${plan.resource}Create`]: { ...closed, ...(required.length > 0 && { required }), properties },
    [`${plan.resource}Update`]: {
      ...closed,
      required: ['id', ...required],
      properties: { id: shared('schemas', 'Id'), ...properties, active: shared('schemas', 'Active') },
    },
  }
}

const days = ['14', '12', '10']

const recordExample = (plan: Plan, { resources }: Existing, index: number): PlainObject => {
  const moment = `2026-03-${days[index]}T09:00:00.000Z`
  const context = { plan, resources }
  return {
    id: index + 1,
    ...merged(
      plan.properties.map((property) =>
        hasSample(property, index, plan)
          ? readSample(property, index, context)
          : emptySample(property, context),
      ),
    ),
    active: index !== 2,
    creationDate: moment,
    lastModifiedDate: moment,
    lastModifiedBy: index === 0 ? 'Amina Rahman' : null,
    deletable: true,
  }
}

/** The contract file of a new resource: its operations, schemas and examples (docs/contract.md). */
export const resourceText = (plan: Plan, existing: Existing): string => {
  const examples = Array.from({ length: recordCount }, (_, index) => recordExample(plan, existing, index))
  const special = specialOperations(plan, existing)
  const items = plan.properties.filter(({ type }) => isItemsType(type))
  const text = yamlText(
    {
      paths: { ...regularPaths(plan, existing, examples), ...special.paths },
      components: {
        schemas: {
          [plan.resource]: recordSchema(plan, existing),
          ...merged(items.map((property) => itemSchemas(property, plan, existing) as PlainObject)),
          ...answerSchemas(plan),
          ...bodySchemas(plan),
          ...special.schemas,
        },
      },
    },
    camel(plan.resource),
  )
  return `# ${pascal(plan.many)}.\n${text}`
}
