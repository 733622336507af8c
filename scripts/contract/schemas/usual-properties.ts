import { mapValues } from '../../../src/contract/json.ts'
import type { JsonObject, Kinds, Property, Resource, Schema, Shape } from '../resource.ts'
import { calledReference, fillInAll, type Words } from '../words.ts'
import { isWritten } from './properties.ts'

type Properties = Readonly<Record<string, Property>>

/** What a property of this name is everywhere, unless the property says its type. */
const usual =
  (terms: Properties) =>
  (property: Property, name: string): Property => {
    const term = property.type === undefined && Object.hasOwn(terms, name) ? terms[name] : undefined
    return { ...term, ...property }
  }

/** The keywords of a type of the contract's own (`type: day`), of its items too. */
const typed =
  (types: Kinds['types']) =>
  (property: Property): Property => {
    const { type, items } = property
    const names = [type ?? []].flat()
    const contractType = names
      .map((name) => (Object.hasOwn(types, name) ? types[name] : undefined))
      .find(Boolean)
    const plain = contractType?.type as string
    return {
      ...contractType,
      ...property,
      ...(contractType && { type: names.length > 1 ? [plain, 'null'] : plain }),
      ...(items && { items: typed(types)(items) }),
    }
  }

/** The reference that a property of another record is read by: `x-from: duaCategoryId.title`. */
const referenceOf = (property: Property): string | undefined =>
  typeof property['x-from'] === 'string' ? /^(\w+)\./.exec(property['x-from'])?.[1] : undefined

/** What every property is that is read from the record which a reference points to. */
const shown =
  (term: JsonObject) =>
  (property: Property): Property => {
    const reference = referenceOf(property)
    if (reference === undefined) return property
    const { description } = term
    const described = String(description).replace('{reference}', calledReference(reference))
    return { ...term, description: described, ...property }
  }

const withNull = (property: Property): Property => {
  const { type = 'integer', enum: values } = property
  return {
    ...property,
    type: [type as string, 'null'],
    ...(Array.isArray(values) && { enum: [...values, null] }),
  }
}

const single = ({ type, 'x-references': reference }: Property): boolean =>
  type === 'string' ||
  type === 'integer' ||
  type === 'number' ||
  (type === undefined && reference !== undefined)

/** Null where nothing is required: of a text, a number or a reference that is written, and of what is read by it. */
const nullable = (properties: Properties, required: readonly string[] = []): Properties => {
  const mayBeNull = (property: Property | undefined, name: string): boolean =>
    property !== undefined &&
    !required.includes(name) &&
    isWritten(property) &&
    property.default === undefined
  return mapValues(properties, (property, name) => {
    const reference = referenceOf(property)
    const isLeft =
      reference === undefined ? mayBeNull(property, name) : mayBeNull(properties[reference], reference)
    return isLeft && single(property) ? withNull(property) : property
  })
}

const saysNothing = (property: Property): boolean => Object.keys(property).every((key) => key === '$ref')

/** Marks what says anything of its own as shown by no document. */
const inferred = (property: Property): Property =>
  saysNothing(property) ? property : { 'x-inferred': true, ...property }

/**
 * The resource with what its properties need not say: what one of its name is everywhere (`sortOrder: {}`), what a type of
 * the contract's own means, what is shown of another record, whether it is inferred, and null where it is not required.
 */
export const withUsualProperties = (resource: Resource, words: Words, kinds: Kinds): Resource => {
  const terms = fillInAll(kinds.usual, words)
  const whole = <T extends Shape>(shape: T): T => {
    const described = mapValues(shape.properties, (property, name) =>
      shown(kinds.shown)(typed(kinds.types)(usual(terms)(property, name))),
    )
    const marked = shape['x-inferred'] ? mapValues(described, inferred) : described
    return { ...shape, properties: nullable(marked, shape.required) }
  }
  const named = <T extends Schema>(schema: T): T => ({
    ...schema,
    ...(schema.properties && {
      properties: mapValues(schema.properties, (property, name) =>
        typed(kinds.types)(usual(terms)(property, name)),
      ),
    }),
  })
  const { record, parts, bodies, answers, schemas } = resource
  return {
    ...resource,
    ...(record && { record: whole(record) }),
    ...(parts && {
      parts: mapValues(parts, whole),
    }),
    ...(bodies && {
      bodies: mapValues(bodies, ({ properties = {}, ...body }) => ({
        ...body,
        properties: mapValues(properties, typed(kinds.types)),
      })),
    }),
    ...(answers && { answers: mapValues(answers, named) }),
    ...(schemas && {
      schemas: mapValues(schemas, named),
    }),
  }
}
