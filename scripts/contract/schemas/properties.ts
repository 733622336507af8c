import type { Mode } from '../../../src/contract/operations/operation-names.ts'
import { type Json, nameOf, type Property, type Schema, shared } from '../resource.ts'

/** Keywords that bind what is written and that a reader is not told. */
const onlyWritten = new Set([
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
  'x-not-before',
  'x-agrees',
  'x-month-of',
  'x-unambiguous',
])
/** Keywords that say how the server comes by what is read. */
const onlyRead = new Set(['readOnly', 'x-from', 'x-unique', 'x-searched'])
/** Keys of the short format, which no schema has. */
const short = new Set(['read', 'write', 'create', 'update', 'writeOnly', 'languages'])

const first = ['$ref', 'type', 'format', 'enum', 'anyOf', 'items', 'required', 'properties']
const last = ['description', 'examples']
const rank = (key: string): number =>
  first.includes(key) ? first.indexOf(key) : first.length + 1 + last.indexOf(key)

/** The schema without what is undefined or null, in the order that a reader expects. */
const tidy = (schema: Schema): Schema =>
  Object.fromEntries(
    Object.entries({ ...schema, ...(schema.items && { items: tidy(schema.items) }) })
      .filter(([, value]) => value !== undefined && value !== null)
      .sort(([a], [b]) => rank(a) - rank(b)),
  )

const without = (schema: Schema, ...keys: readonly ReadonlySet<string>[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.some((set) => set.has(key))))

const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

const isFile = (property: Schema | undefined): boolean => property?.['x-references'] === 'DbFile'

/** Whether the property holds texts per language, which are written in another shape than they are read. */
export const isTexts = (property: Schema | undefined): boolean => property?.type === 'texts'

/** Whether it comes from the client: all does that neither the server fills in nor says otherwise. */
export const isWritten = (property: Property): boolean =>
  property.readOnly !== true && property['x-from'] === undefined && property.write !== false

/** The property with the type that a reference to records has unless it says another. */
const typed = (property: Schema): Schema => ({
  ...(property['x-references'] !== undefined && { type: 'integer', format: 'int64' }),
  ...property,
  ...(property.items && { items: typed(property.items) }),
})

const withoutLimits = (schema: Schema): Schema => ({
  ...without(schema, onlyWritten),
  ...(schema.items && { items: withoutLimits(schema.items) }),
})

const holdsObjects = (schema: Schema): boolean =>
  schema.items?.$ref !== undefined || schema.items?.type === 'object'

/** What an example of the whole says of the property, unless it says so itself: no examples of yes and no, or of objects. */
const exampleOf = (schema: Schema, example: Json | undefined): Schema => {
  const plain = typeof example === 'string' || typeof example === 'number'
  const list = Array.isArray(example) && !holdsObjects(schema)
  return schema.examples === undefined && schema.type !== 'null' && (plain || list)
    ? { examples: [example as Json] }
    : {}
}

/** What follows from `x-from`: the server fills it in, and a file is shown as files are, described as its number is. */
const filledIn = (property: Property, source: Property | undefined): Schema =>
  property['x-from'] === undefined
    ? {}
    : {
        ...(isFile(source) &&
          property.type === undefined && {
            anyOf: [shared('FileRef'), { type: 'null' }],
            description: source?.description,
          }),
        readOnly: true,
      }

/**
 * The schema of a property where it is read: without the limits of writing, where it is `written` at all. `source` is
 * the property that its `x-from` names, `example` what the record's example holds.
 */
export const readSchema = (
  property: Property,
  context: { written: boolean; source?: Property | undefined; example?: Json | undefined },
): Schema => {
  const whole = without(typed(property), short)
  const base = context.written && isWritten(property) ? withoutLimits(whole) : whole
  return tidy({
    ...filledIn(property, context.source),
    ...base,
    ...(isTexts(property) && { type: 'array', items: shared('TranslatedText') }),
    ...exampleOf(base, context.example),
    ...property.read,
  })
}

const longest: Readonly<Record<string, number>> = { html: 200_000, uri: 2048 }
/** How long a text may be that says nothing. */
export const defaultLength = 255
/** More languages than there will ever be. */
const maxTexts = 100

/** What a text must be in one language at least. */
const aText = { required: ['text'], properties: { text: { minLength: 1 } } }

/** Of texts that are required: that there is one, which a form takes for all languages unless one suffices. */
const minTexts = ({ languages }: Property, required: boolean): Schema => {
  if (!required) return {}
  return languages === 'one' ? { contains: aText } : { minItems: 1 }
}

const textLimits = (schema: Schema): Schema => {
  if (schema.enum !== undefined || schema.format === 'binary' || !typesOf(schema).includes('string'))
    return {}
  return {
    ...(typesOf(schema).length === 1 && { minLength: 1 }),
    ...(schema.pattern === undefined && { maxLength: longest[String(schema.format)] ?? defaultLength }),
  }
}

/** The schema with the limits that everything written has unless it says others. */
const limited = (schema: Schema): Schema => ({
  ...textLimits(schema),
  ...(schema['x-references'] !== undefined && { minimum: 1 }),
  ...schema,
  ...(schema.items && { items: limited(schema.items) }),
})

/**
 * The schema of a property in a body; undefined where that does not hold it. `body` says whether its own keys for create
 * or update apply, `required` whether the body must hold it, `example` what the example of the body holds.
 */
export const writeSchema = (
  property: Property,
  context: { body?: Mode | undefined; required: boolean; example?: Json | undefined },
): Schema | undefined => {
  const { write } = property
  const override = context.body === undefined ? undefined : property[context.body]
  if (!isWritten(property) || override === false || write === false) return undefined
  const base = without(typed({ ...property, ...write, ...override }), short, onlyRead)
  if (isFile(base) && typesOf(base).includes('null') && base.minimum === undefined) return shared('FileId')
  return tidy({
    ...(isTexts(base) && { ...minTexts(property, context.required), maxItems: maxTexts }),
    ...limited(base),
    ...(isTexts(base) && { type: 'array', items: shared('TextWrite') }),
    ...exampleOf(base, context.example),
    ...write,
    ...override,
  })
}

/** The name of the record that a property's numbers, or those of its items, point to. */
export const targetOf = (property: Schema | undefined): string | undefined => {
  const target = property?.['x-references'] ?? property?.items?.['x-references']
  const ref = property?.items?.$ref
  return typeof target === 'string' ? target : ref === undefined ? undefined : nameOf(ref)
}
