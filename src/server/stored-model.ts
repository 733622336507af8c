import type { JsonObject } from '../contract/json.ts'

/** A generated model as plain JSON, as sent and stored. */
export type Serialized<Model> = Model extends readonly (infer Item)[]
  ? Serialized<Item>[]
  : Model extends object
    ? { -readonly [Name in keyof Model]: Serialized<Model[Name]> }
    : Model

/** Properties of a record's model as stored: any may be missing or empty. */
export type Stored<Model> = { -readonly [Name in keyof Model]?: Serialized<Model[Name]> | null }

/** The content of a record, typed by its model: every write was validated against the contract. */
export const storedOf = <Model extends object>({ body }: { readonly body: JsonObject }): Stored<Model> => {
  const checked: unknown = body
  return checked as Stored<Model>
}

/**
 * The type of a body that a record stores completely: each property is one of the record, of the same type. Items of
 * lists may have other names (`x-stores`).
 */
export type StorableBody<Body, Model> = {
  readonly [Name in keyof Body]: Name extends keyof Model
    ? Model[Name] extends readonly unknown[]
      ? readonly unknown[] | undefined
      : Stored<Model>[Name]
    : never
}
