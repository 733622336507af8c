import { asRecord, isObject } from '../../contract/json.ts'
import { fieldNames } from '../../modules/format/field-order.ts'
import { layDifference } from '../../modules/format/resolve.ts'
import type { JsonSchema } from '../../modules/format/types.ts'
import {
  bounds,
  namedInBranches,
  type RulesFor,
  requiredInBranches,
  settled,
  withRules,
} from './form-branches.ts'
import { type Schema, type SchemaReader, texts, typesOf } from './schema-reader.ts'

const keptKeywords = new Set([
  ...[
    'const',
    'default',
    'pattern',
    'format',
    'minLength',
    'maxLength',
    'uniqueItems',
    'minItems',
    'maxItems',
    'contains',
  ],
  ...bounds,
  'multipleOf',
])

/** The target of a form's values: the body of an operation, by the form's property names. */
export interface FormBody {
  /** Name in the body. */
  bodyName: (name: string) => string
  /** Schema of a property; undefined if the body does not have it. */
  property: (name: string) => Schema | undefined
  /** Whether the body requires a property. */
  requires: (name: string) => boolean
}

/** An object schema as a target with the same names; `needs` are required in addition. */
export const formBodyOf = (
  reader: SchemaReader,
  schema: unknown,
  needs: readonly string[] = [],
): FormBody => {
  const required = texts(reader.resolve(schema).required)
  return {
    bodyName: (name) => name,
    property: (name) => reader.property(schema, name),
    requires: (name) => required.includes(name) || needs.includes(name),
  }
}

/** The module's own definition of a form, or of an item of one of its lists. */
export interface FormSource {
  ui: Schema
  /** `form.schema.json`, or a part of it. */
  difference: Schema
}

const within = ({ ui, difference }: FormSource, name: string): FormSource => ({
  ui: asRecord(ui[name]),
  difference: asRecord(asRecord(difference.properties)[name]),
})

/** Required values are not empty; an empty text of another field is left out of the body, so it is allowed. */
const leastOf = (schema: Schema, types: readonly string[], isRequired: boolean): Schema => {
  const { minLength, minItems } = schema
  if (types.includes('string') && !Array.isArray(schema.enum) && !Object.hasOwn(schema, 'const')) {
    if (isRequired) return { minLength: Math.max(1, Number(minLength ?? 0)) }
    return typeof minLength === 'number' && minLength > 1 ? { minLength } : {}
  }
  const least = Math.max(isRequired ? 1 : 0, Number(minItems ?? 0))
  return types.includes('array') && least > 0 ? { minItems: least } : {}
}

/** In a list of texts per language, some may be missing, unless the list requires all. */
const itemBody = (reader: SchemaReader, items: Schema, demandsTexts: boolean): FormBody => {
  const body = formBodyOf(reader, items)
  const isPerLanguage = reader.names(items).includes('languageId')
  return demandsTexts || !isPerLanguage ? body : { ...body, requires: (name) => name === 'languageId' }
}

const objectOf = (
  reader: SchemaReader,
  schema: Schema,
  bodies: readonly FormBody[],
  source: FormSource,
): Schema => {
  const named = fieldNames(source.ui)
  return formObject(reader, bodies, named.length > 0 ? named : reader.names(schema), source)
}

const nothingStated: FormSource = { ui: {}, difference: {} }

/** The alternatives of a schema by keyword, except plain choices of values. */
const alternativesOf = (reader: SchemaReader, schema: Schema): Schema | undefined => {
  if (Array.isArray(schema.enum)) return undefined
  const key = (['oneOf', 'anyOf'] as const).find((name) => Array.isArray(schema[name]))
  if (key === undefined) return undefined
  const parts = (schema[key] as unknown[]).filter(isObject).filter((part) => typesOf(part).join() !== 'null')
  return {
    [key]: parts.map((part) => ({
      ...(typeof part.title === 'string' && { title: part.title }),
      ...rulesOf(reader, reader.resolve(part), nothingStated, false),
    })),
  }
}

/** A form's rules for a property: those of the contract; empty input is left out, so null is not allowed. */
const rulesOf = (reader: SchemaReader, schema: Schema, source: FormSource, isRequired: boolean): Schema => {
  const types = typesOf(schema).filter((type) => type !== 'null')
  const alternatives = alternativesOf(reader, schema)
  const type = types.length > 0 && { type: types.length === 1 ? types[0] : types }
  if (alternatives) return { ...type, ...alternatives }
  const further = schema.additionalProperties
  const items = reader.items(schema)
  const { minLength: _, minItems: __, format, ...rules } = schema
  const isText = types.includes('string')
  const ofItems = { ui: asRecord(source.ui.items), difference: asRecord(source.difference.items) }
  const demandsTexts = isRequired && (source.difference.contains ?? schema.contains) === undefined
  return {
    ...type,
    ...(Array.isArray(schema.enum) && { enum: schema.enum.filter((value) => value !== null) }),
    ...Object.fromEntries(
      Object.entries(rules).filter(([key, value]) => keptKeywords.has(key) && value !== null),
    ),
    ...(isText && format !== undefined && { format }),
    ...leastOf(schema, types, isRequired),
    ...(items && {
      items:
        typesOf(items).join() === 'object'
          ? objectOf(reader, items, [itemBody(reader, items, demandsTexts)], ofItems)
          : rulesOf(reader, items, ofItems, Number(items.minLength ?? items.minItems ?? 0) > 0),
    }),
    ...(types.join() === 'object' && objectOf(reader, schema, [formBodyOf(reader, schema)], source)),
    ...(isObject(further) && {
      additionalProperties: rulesOf(reader, reader.resolve(further), nothingStated, false),
    }),
  }
}

/** Name of a file's id in a body. */
const fileNumber = (name: string, { ui }: FormSource): string => {
  const { idField } = asRecord(ui['ui:options'])
  return typeof idField === 'string' ? idField : `${name}Id`
}

const formObject = (
  reader: SchemaReader,
  bodies: readonly FormBody[],
  fields: readonly string[],
  source: FormSource,
): Schema => {
  const { difference } = source
  const branched = namedInBranches(difference)
  const conditional = requiredInBranches(difference)
  const names = fields.filter((name) => !branched.includes(name))
  const propertyFor = (name: string): Schema | undefined =>
    bodies.map((body) => body.property(name)).find((schema) => schema !== undefined)
  const written = (name: string): string =>
    propertyFor(name) === undefined ? fileNumber(name, within(source, name)) : name
  const contractRules = (name: string, isRequired: boolean, words: FormSource): Schema => {
    const schema = propertyFor(name)
    if (!schema) return propertyFor(written(name)) ? { type: 'object' } : {}
    const other = schema['x-not-before']
    const before = fields.find((field) => bodies.some(({ bodyName }) => bodyName(field) === other))
    return {
      ...rulesOf(reader, schema, words, isRequired),
      ...(other !== undefined && before !== undefined && { 'x-not-before': before }),
    }
  }
  const rulesFor: RulesFor = (name, isRequired, ofBranch) => {
    const { ui, difference: stated } = within(source, name)
    const words = { ui, difference: asRecord(layDifference(stated, ofBranch)) }
    return settled(layDifference(contractRules(name, isRequired, words), words.difference))
  }
  const required = names.filter(
    (name) =>
      texts(difference.required).includes(name) ||
      (!conditional.includes(name) && bodies.some(({ requires }) => requires(written(name)))),
  )
  const { required: _, properties: __, ...rest } = withRules({ ...difference, properties: {} }, rulesFor)
  const properties = names.map((name) => [name, rulesFor(name, required.includes(name))])
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(properties),
    ...rest,
  }
}

/**
 * The complete JSON Schema of a form: for each field in its UI schema, the rules of its bodies (of the first that has
 * it) and the requirements of any of them, with the form's own difference merged. Fields that a condition of the
 * difference shows or requires belong to its branch; a field without a body is the id of a file, or defined by the
 * difference.
 */
export const formSchemaOf = (
  reader: SchemaReader,
  bodies: readonly FormBody[],
  source: FormSource,
): JsonSchema => formObject(reader, bodies, fieldNames(source.ui), source)
