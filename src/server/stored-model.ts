import type { JsonObject } from '../contract/json.ts'

/** A generated model as plain JSON: what travels, and what is stored. */
export type Serialized<Model> = Model extends readonly (infer Item)[]
  ? Serialized<Item>[]
  : Model extends object
    ? { -readonly [Name in keyof Model]: Serialized<Model[Name]> }
    : Model

/** Properties of a record's model as they are stored: any may be missing or empty. */
export type Stored<Model> = { -readonly [Name in keyof Model]?: Serialized<Model[Name]> | null }

/** What a record holds, in the types of its model: every write was checked against the contract. */
export function storedOf<Model extends object>({ body }: { readonly body: JsonObject }): Stored<Model> {
  const checked: unknown = body
  return checked as Stored<Model>
}

/**
 * What the body of an operation must be for a record to store it whole: each property is one of the record, of the same
 * type. Items of lists may be named otherwise (`x-stores`).
 */
export type StorableBody<Body, Model> = {
  readonly [Name in keyof Body]: Name extends keyof Model
    ? Model[Name] extends readonly unknown[]
      ? readonly unknown[] | undefined
      : Stored<Model>[Name]
    : never
}
