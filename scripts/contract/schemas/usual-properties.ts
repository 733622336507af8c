import type { Kinds, Property, Resource, Shape } from '../resource.ts'
import { fillInAll, type Words } from '../words.ts'

type Properties = Readonly<Record<string, Property>>

const completed = (properties: Properties, terms: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const usual = property.type === undefined && Object.hasOwn(terms, name) ? terms[name] : undefined
      return [name, { ...usual, ...property }]
    }),
  )

/** The resource with what a property of its name is everywhere (`sortOrder: {}`), unless the property says its type. */
export const withUsualProperties = (resource: Resource, words: Words, kinds: Kinds): Resource => {
  const terms = fillInAll(kinds.usual, words)
  const whole = <T extends Shape>(shape: T): T => ({
    ...shape,
    properties: completed(shape.properties, terms),
  })
  const { record, parts } = resource
  return {
    ...resource,
    ...(record && { record: whole(record) }),
    ...(parts && {
      parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, whole(part)])),
    }),
  }
}
