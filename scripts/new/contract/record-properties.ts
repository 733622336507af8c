import type { PlainObject } from '../../../src/contract/json.ts'
import { plural } from '../../../src/contract/text/english.ts'
import type { Existing } from '../answers/existing.ts'
import type { Plan, Property } from '../answers/plan/plan.ts'
import { isFileType } from '../answers/plan/property-types.ts'
import { pascal } from '../answers/words.ts'

const lengths = ({ min, max }: Property): PlainObject => ({
  ...(min !== undefined && { minLength: min }),
  ...(max !== undefined && { maxLength: max }),
})

const range = ({ min = 0, max = 1_000_000 }: Property): PlainObject => ({ minimum: min, maximum: max })

const plain: Readonly<Record<string, (property: Property) => PlainObject>> = {
  text: (property) => ({ type: 'string', ...lengths(property) }),
  phone: () => ({ type: 'phone' }),
  email: (property) => ({ type: 'string', format: 'email', ...lengths(property) }),
  url: () => ({ type: 'string', format: 'uri' }),
  html: (property) => ({ type: 'string', format: 'html', ...lengths(property) }),
  date: () => ({ type: 'string', format: 'date', maxLength: 10 }),
  enum: ({ values = [] }) => ({ type: 'string', enum: [...values] }),
  state: ({ values = [] }) => ({ type: 'string', enum: [...values] }),
  number: (property) => ({ type: 'integer', ...range(property) }),
  decimal: (property) => ({ type: 'number', ...range({ max: 10_000_000, ...property } as Property) }),
}

const nullable = (schema: PlainObject): PlainObject => ({
  ...schema,
  type: [schema.type, 'null'],
  ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
})

const reference = (
  property: Property,
  sentence: string,
  plan: Plan,
  { resources }: Existing,
): PlainObject => {
  const { name, to = '' } = property
  const label = to === plan.resource ? plan.label : resources.get(to)?.label
  return {
    [`${name}Id`]: {
      'x-references': to,
      description: sentence,
    },
    ...(label !== undefined &&
      label !== 'id' && {
        [`${name}${pascal(label)}`]: {
          'x-from': `${name}Id.${label}`,
          description: `${sentence.replace(/\.$/, '')}, by its ${label === 'name' ? 'name' : 'title'}.`,
        },
      }),
  }
}

/** Name of the part that a list of files consists of. */
export const partName = (plan: Pick<Plan, 'resource'>, { name }: Property): string =>
  `${plan.resource}${pascal(name)}`

const many = 20

type Maker = (property: Property, sentence: string, plan: Plan, existing: Existing) => PlainObject

const file: Maker = ({ name }, sentence) => ({
  [`${name}Id`]: {
    'x-references': 'DbFile',
    description: sentence,
  },
  [name]: { 'x-from': `${name}Id`, description: sentence },
})

const least = ({ required, min }: Property): PlainObject => (required ? { minItems: min ?? 1 } : {})

const makers: Readonly<Record<string, Maker>> = {
  boolean: ({ name }, sentence) => ({ [name]: { type: 'boolean', default: false, description: sentence } }),
  texts: ({ name, required, languages }, sentence) => ({
    [name]: {
      type: required ? 'string' : ['string', 'null'],
      'x-from': plural(name),
      description: sentence.replace(/\.$/, ' in one language.'),
    },
    [plural(name)]: {
      type: 'texts',
      ...(languages && { languages }),
      description: sentence.replace(/\.$/, ' per language.'),
    },
  }),
  reference,
  references: (property, sentence) => ({
    [`${property.name}Ids`]: {
      type: 'array',
      items: { 'x-references': property.to },
      ...least(property),
      maxItems: property.max ?? 1000,
      uniqueItems: true,
      description: sentence,
    },
  }),
  files: (property, sentence, plan) => ({
    [plural(property.name)]: {
      type: 'array',
      items: { $ref: `#/schemas/${partName(plan, property)}` },
      ...least(property),
      maxItems: property.max ?? many,
      description: sentence,
      write: { items: { $ref: `#/schemas/${partName(plan, property)}Write` } },
    },
  }),
  image: file,
  audio: file,
  file,
}

/** The properties of the contract's record that one of the plan stands for. */
export const recordProperties = (property: Property, plan: Plan, existing: Existing): PlainObject => {
  const { name, type, title, asked } = property
  const sentence = `${title.charAt(0)}${title.slice(1).toLowerCase()} of the ${plan.one}.`
  const maker = makers[type]
  if (maker) return maker(property, sentence, plan, existing)
  const schema = plain[type]?.(property) ?? {}
  const more = {
    ...(property.unique && { 'x-unique': true }),
    ...((asked || type === 'state') && { readOnly: true }),
    description: sentence,
  }
  return { [name]: { ...(asked && type !== 'state' ? nullable(schema) : schema), ...more } }
}

/** What the body of an operation says of a property that it asks for: all of it, where no other body has it. */
export const askedProperty = (property: Property): PlainObject => {
  const schema = plain[property.type]?.(property)
  if (!property.asked || !schema) return {}
  return property.required ? schema : nullable(schema)
}

/** Under which name a body holds the property. */
export const bodyName = ({ name, type }: Property): string => {
  if (type === 'texts' || type === 'files') return plural(name)
  if (type === 'references') return `${name}Ids`
  return type === 'reference' || isFileType(type) ? `${name}Id` : name
}
