import type { JsonObject, Kinds, Resource, Schema, SchemasByName } from '../resource.ts'
import type { Words } from '../words.ts'

/** What the operations of a resource are filled in from. */
export interface OperationContext {
  readonly tag: string
  readonly resource: Resource
  readonly words: Words
  readonly kinds: Kinds
  /** The record's examples in full. */
  readonly examples: readonly JsonObject[]
  /** The schemas of the resource, and of all others. */
  readonly local: ReadonlyMap<string, Schema>
  readonly schemas: SchemasByName
}

/** A reference to a schema of the resource, or to one that all resources share. */
export const schemaRef = (name: string, { local }: OperationContext): Schema => ({
  $ref: local.has(name) ? `#/schemas/${name}` : `../shared/schemas.yaml#/${name}`,
})
