import { isObject } from '../contract/json.ts'

/** A model of the contract as an answer may bring it: whatever the API is, a property may be missing. */
export type Untrusted<Model> = { readonly [Name in keyof Model]?: Model[Name] | null | undefined }

/** An object of an answer under the names and types of its model; without properties where it is no object. */
export const untrusted = <Model extends object>(value: unknown): Untrusted<Model> =>
  isObject(value) ? (value as Untrusted<Model>) : {}

/** A text of an answer, empty where it is none; the type check sees to it that the contract has a text there. */
export const textOf = (value: string | null | undefined): string => (typeof value === 'string' ? value : '')
