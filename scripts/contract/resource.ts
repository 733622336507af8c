import { type RegularAction, regularActions } from '../../src/contract/operations/operation-names.ts'

/** The short format of `openapi/resources/*.yaml` and of `openapi/shared/kinds.yaml`, once they have been checked. */

export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

/** A JSON Schema, or a reference to one. */
export interface Schema extends JsonObject {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: { readonly [name: string]: Schema }
  readonly items?: Schema
  readonly required?: readonly string[]
}

/** A property as the short format has it: its schema, and what differs where it is read or written. */
export interface Property extends Schema {
  readonly read?: Schema
  readonly write?: Schema | false
  readonly create?: Schema | false
  readonly update?: Schema | false
  readonly writeOnly?: boolean
  /** In how many languages a required text has to be: in all, as far as forms ask for it, unless one suffices. */
  readonly languages?: 'one'
}

/** An object as it is read and written: properties, which of them a body must hold, which an answer may lack. */
export interface Shape {
  readonly description?: string
  readonly required?: readonly string[]
  readonly optional?: readonly string[]
  readonly properties: { readonly [name: string]: Property }
  /** Whether no document shows its properties, unless one says otherwise. */
  readonly 'x-inferred'?: boolean
  /** Properties that were there before and are no longer used, on purpose. */
  readonly 'x-dropped'?: readonly string[]
  /** What differs in the body, or in one of the two. */
  readonly write?: Body
  readonly create?: Body
  readonly update?: Body
}

/** What the resource is: the record that it stores. */
export interface ResourceRecord extends Shape {
  readonly name?: string
  readonly 'x-table'?: string
  /** Names that the table had before. */
  readonly 'x-renamed-from'?: string | readonly string[]
  readonly 'x-label'?: string
}

/** A schema in full, or an object without its type: all properties but those of `optional` are required then. */
export type ShortSchema = Schema & { readonly optional?: readonly string[] }

/** A body: which properties it holds (`{}`: as the record has them) and must hold; any other keyword of a schema. */
export interface Body extends JsonObject {
  readonly required?: readonly string[]
  readonly properties?: { readonly [name: string]: Property }
}

/** The answer with status 200. */
export interface Answer {
  readonly description?: string
  readonly schema?: string
  readonly message?: string
  readonly payload?: Json
}

/** A filter of a list: its description, or the parameter without what follows from the property. */
export type Filter = string | (JsonObject & { readonly description?: string; readonly schema?: Schema })

/** What filters say that a list gives little more than the name of. */
export interface FilterTerms {
  /** Names of parameters that all lists share, by the name of the filter. */
  readonly shared: { readonly [name: string]: string }
  /** Filters that mean the same wherever one of that name stands. */
  readonly named: { readonly [name: string]: Exclude<Filter, string> }
  /** Sentences of any other, by what its property is. */
  readonly text: string
  readonly texts: string
  readonly reference: string
}

export interface Parameter extends JsonObject {
  readonly $ref?: string
  readonly name?: string
}

/** An operation: OpenAPI, and the shorthands that are filled in. */
export interface ShortOperation extends JsonObject {
  readonly operationId?: string
  readonly path?: string
  readonly sorts?: readonly string[]
  readonly filters?: { readonly [name: string]: Filter }
  /** OpenAPI's parameters; a name alone is one that all resources share. */
  readonly parameters?: readonly (Parameter | string)[]
  readonly body?: string
  readonly example?: Json
  readonly answer?: string | (Answer & JsonObject)
  readonly errors?: readonly number[]
  readonly requestBody?: JsonObject
  readonly responses?: JsonObject
}

export type KindName = RegularAction | 'getForUpdate'
export const kindNames: readonly KindName[] = regularActions.flatMap((action) =>
  action === 'get' ? ([action, 'getForUpdate'] as const) : action,
)

/** A file of `openapi/resources/`. */
export interface Resource {
  readonly description?: string
  readonly words?: { readonly one?: string; readonly many?: string; readonly the?: string }
  readonly privileges?: string | readonly string[]
  /** What the operations under `paths` have of these unless they say otherwise. */
  readonly 'x-inferred'?: boolean
  readonly 'x-privileges'?: readonly string[]
  readonly 'x-any-user'?: boolean
  readonly record?: ResourceRecord
  readonly examples?: readonly JsonObject[]
  readonly operations?: { readonly [name in KindName]?: ShortOperation }
  readonly paths?: { readonly [path: string]: { readonly [method: string]: ShortOperation } }
  /** Objects that records hold lists of: read as `Guest`, written as `GuestWrite`. */
  readonly parts?: { readonly [name: string]: Shape }
  readonly bodies?: { readonly [name: string]: Body }
  /** Payloads of answers. */
  readonly answers?: { readonly [name: string]: ShortSchema & { readonly pageOf?: string } }
  readonly schemas?: { readonly [name: string]: ShortSchema }
}

/** What every operation of a kind has. */
export interface Kind {
  readonly operationId: string
  readonly path: string
  readonly method: string
  readonly summary: string
  readonly description: string
  readonly privileges: readonly string[]
  readonly parameters?: readonly string[]
  readonly body?: string
  readonly answer: Answer & JsonObject
  readonly errors: readonly number[]
}

/** `openapi/shared/kinds.yaml`. */
export interface Kinds {
  readonly operations: { readonly [name in KindName]: Kind }
  readonly errors: { readonly [name in 'read' | 'readOne' | 'write']: readonly number[] }
  readonly responses: { readonly [status: string]: string }
  readonly envelope: Schema
  readonly payloads: { readonly [name: string]: Schema }
  /** Names of properties and of their shared schemas: those listed by name, and those that every record has. */
  readonly properties: { readonly [name: string]: string }
  readonly first: { readonly [name: string]: string }
  readonly times: { readonly [name: string]: string }
  readonly last: { readonly [name: string]: string }
  readonly examples: readonly JsonObject[]
  /** What a property of this name is everywhere, unless it says its type. */
  readonly usual: { readonly [name: string]: Property }
  /** Types of the contract's own, by name: what a property of this `type` is. */
  readonly types: { readonly [name: string]: Schema }
  /** What a property is that is read from another record. */
  readonly shown: JsonObject
  /** The schema of a record's number, which is that of the parameter `Id`. */
  readonly number: Schema
  readonly filters: FilterTerms
  /** The description of `sortBy`, and of one that takes a time which records show under another name. */
  readonly sorts: { readonly description: string; readonly time: string }
}

/** Schemas that stand somewhere in full, by name. */
export type SchemasByName = ReadonlyMap<string, Schema>

/** A reference to a schema that all resources share, as seen from a resource's file. */
export const shared = (name: string): Schema => ({ $ref: `../shared/schemas.yaml#/${name}` })

/** A reference to a parameter that all resources share. */
export const sharedParameter = (name: string): Parameter => ({ $ref: `../shared/parameters.yaml#/${name}` })

/** The last part of a reference: the name of a schema. */
export const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ''

/** The schema itself, where it is a reference to one that is known; what stands beside a reference goes first. */
export const resolved = (schema: Schema | undefined, schemas: SchemasByName): Schema | undefined => {
  if (schema?.$ref === undefined) return schema
  const { $ref, ...rest } = schema
  return { ...schemas.get(nameOf($ref)), ...rest }
}
