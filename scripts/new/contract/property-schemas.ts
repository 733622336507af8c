import type { PlainObject } from '../../../src/contract/json.ts'
import { plural, withArticle } from '../../../src/contract/text/english.ts'
import type { Existing } from '../answers/existing.ts'
import type { Plan, Property } from '../answers/plan/plan.ts'
import { isFileType, isItemsType } from '../answers/plan/property-types.ts'
import { lowerWords, pascal } from '../answers/words.ts'
import { ownSchema, shared } from './template.ts'

/** Schemas by property name. */
export type Schemas = Readonly<Record<string, PlainObject>>

const text = (property: Property, limit: number, more: PlainObject = {}): PlainObject => ({
  type: 'string',
  ...more,
  ...((property.required || property.min !== undefined) && { minLength: property.min ?? 1 }),
  maxLength: property.max ?? limit,
})

const range = ({ min = 0, max }: Property, limit: number): PlainObject => ({
  minimum: min,
  maximum: max ?? limit,
})

/** The schemas of plain values in a body. */
const plain: Readonly<Record<string, (property: Property) => PlainObject>> = {
  text: (property) => text(property, 255),
  phone: (property) => ({
    ...text(property, 14),
    pattern: String.raw`^(\+88)?(01[2-9]\d{8}|0[2-9]\d{4,9})$`,
  }),
  email: (property) => text(property, 255, { format: 'email' }),
  url: (property) => text(property, 2048, { format: 'uri' }),
  html: (property) => text(property, 200_000, { format: 'html' }),
  date: () => ({ type: 'string', format: 'date', maxLength: 10 }),
  datetime: () => ({ type: 'string', format: 'date-time', maxLength: 35 }),
  boolean: () => ({ type: 'boolean', default: false }),
  enum: ({ values = [] }) => ({ type: 'string', enum: [...values] }),
  state: ({ values = [] }) => ({ type: 'string', enum: [...values] }),
  number: (property) => ({ type: 'integer', ...range(property, 1_000_000) }),
  decimal: (property) => ({ type: 'number', ...range(property, 10_000_000) }),
}

const nullable = (schema: PlainObject): PlainObject => ({
  ...schema,
  type: [schema.type, 'null'],
  ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
})

/** Keywords that only apply to bodies. */
const limits = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'default']

const withoutLimits = (schema: PlainObject): PlainObject =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !limits.includes(key)))

const isOptional = ({ type, required }: Property): boolean =>
  required !== true && type !== 'boolean' && type !== 'state'

/** The sentence that describes a property. */
const sentenceOf = ({ title }: Property, { one }: Plan): string =>
  `${title.charAt(0)}${title.slice(1).toLowerCase()} of the ${one}.`

const reference = (to: string): PlainObject => ({ type: 'integer', format: 'int64', 'x-references': to })

/** Name of the schema of one object in a list. */
const itemName = (plan: Pick<Plan, 'resource'>, { name }: Property): string =>
  `${plan.resource}${pascal(name)}`

const nullableFile: PlainObject = { anyOf: [shared('schemas', 'FileRef'), { type: 'null' }] }

const filePair = (name: string, isRequired: boolean, description: string): Schemas => ({
  [`${name}Id`]: {
    ...(isRequired ? reference('DbFile') : nullable(reference('DbFile'))),
    description,
  },
  [name]: { ...nullableFile, readOnly: true, 'x-from': `${name}Id`, description },
})

const referencePair = (property: Property, plan: Plan, { resources }: Existing): Schemas => {
  const { name, to = '', required } = property
  const description = sentenceOf(property, plan)
  const label = to === plan.resource ? plan.label : resources.get(to)?.label
  return {
    [`${name}Id`]: { ...(required ? reference(to) : nullable(reference(to))), description },
    ...(label !== undefined &&
      label !== 'id' && {
        [`${name}${pascal(label)}`]: {
          type: required ? 'string' : ['string', 'null'],
          readOnly: true,
          'x-from': `${name}Id.${label}`,
          description: `${description.replace(/\.$/, '')}, by its ${label === 'name' ? 'name' : 'title'}.`,
        },
      }),
  }
}

const textsPair = (property: Property, plan: Plan): Schemas => {
  const { name, required } = property
  const sentence = sentenceOf(property, plan).replace(/\.$/, '')
  return {
    [name]: {
      type: required ? 'string' : ['string', 'null'],
      readOnly: true,
      'x-from': plural(name),
      description: `${sentence} in one language.`,
    },
    [plural(name)]: {
      type: 'array',
      items: shared('schemas', 'TranslatedText'),
      description: `${sentence} per language.`,
    },
  }
}

const listOf = (items: PlainObject, property: Property, limit: number): PlainObject => ({
  type: 'array',
  items,
  ...(property.required && { minItems: property.min ?? 1 }),
  maxItems: property.max ?? limit,
})

/** The record schema's properties for a property of the plan. */
export const readProperties = (property: Property, plan: Plan, existing: Existing): Schemas => {
  const { name, type, asked, unique } = property
  const description = sentenceOf(property, plan)
  if (type === 'reference') return referencePair(property, plan, existing)
  if (type === 'texts') return textsPair(property, plan)
  if (isFileType(type)) return filePair(name, property.required === true, description)
  if (type === 'references')
    return {
      [`${name}Ids`]: { type: 'array', items: reference(property.to ?? ''), description },
    }
  if (isItemsType(type))
    return { [plural(name)]: { type: 'array', items: ownSchema(itemName(plan, property)), description } }
  const schema = withoutLimits(plain[type]?.(property) ?? {})
  return {
    [name]: {
      ...(asked || isOptional(property) ? nullable(schema) : schema),
      ...(unique && { 'x-unique': true }),
      ...((asked || type === 'state') && { readOnly: true }),
      description,
    },
  }
}

/** The name of the property in a body. */
export const bodyName = ({ name, type }: Pick<Property, 'name' | 'type'>): string => {
  if (type === 'texts' || isItemsType(type)) return plural(name)
  if (type === 'references') return `${name}Ids`
  return type === 'reference' || isFileType(type) ? `${name}Id` : name
}

/** Whether the create and update bodies have the property. */
export const isWritten = ({ type, asked }: Pick<Property, 'type' | 'asked'>): boolean =>
  type !== 'state' && !asked

const oneText: PlainObject = { required: ['text'], properties: { text: { minLength: 1 } } }

/** Required texts: in all languages of the form, or at least one text in any language. */
const requiredTexts = ({ required, languages }: Property): PlainObject => {
  if (!required) return {}
  return languages === 'one' ? { contains: oneText } : { minItems: 1 }
}

const bodySchema = (property: Property, plan: Plan): PlainObject => {
  const { type, to = '', required } = property
  if (type === 'reference') {
    const id = { ...reference(to), minimum: 1 }
    return required ? id : nullable(id)
  }
  if (type === 'references')
    return { ...listOf({ ...reference(to), minimum: 1 }, property, 1000), uniqueItems: true }
  if (isItemsType(type)) return listOf(ownSchema(`${itemName(plan, property)}Write`), property, 20)
  if (type === 'texts')
    return { type: 'array', items: shared('schemas', 'TextWrite'), ...requiredTexts(property), maxItems: 100 }
  if (isFileType(type)) return { ...reference('DbFile'), minimum: 1 }
  const schema = plain[type]?.(property) ?? {}
  return isOptional(property) ? nullable(schema) : schema
}

/** The body's properties for a property of the plan. */
export const bodyProperties = (property: Property, plan: Plan): Schemas => {
  if (isFileType(property.type) && !property.required)
    return { [bodyName(property)]: shared('schemas', 'FileId') }
  const description = sentenceOf(property, plan)
  const suffix = property.type === 'texts' ? description.replace(/\.$/, ' per language.') : description
  return {
    [bodyName(property)]: {
      ...bodySchema(property, plan),
      description: suffix,
    },
  }
}

const merged = (schemas: readonly Schemas[]): Schemas => Object.assign({}, ...schemas)

/** The schemas of the objects in a list, for reading and writing. */
export const itemSchemas = (property: Property, plan: Plan, existing: Existing): Schemas => {
  const { parts = [] } = property
  const name = itemName(plan, property)
  const item = { ...plan, one: lowerWords(property.name) }
  const description = `One of the ${lowerWords(plural(property.name))} of ${withArticle(plan.one)}.`
  const read = merged(parts.map((part) => readProperties(part, item, existing)))
  const required = parts.filter((part) => part.required).map(bodyName)
  return {
    [name]: { type: 'object', description, required: Object.keys(read), properties: read },
    [`${name}Write`]: {
      type: 'object',
      description: description.replace(/\.$/, ', as it is written.'),
      additionalProperties: false,
      ...(required.length > 0 && { required }),
      properties: merged(parts.map((part) => bodyProperties(part, item))),
    },
  }
}
