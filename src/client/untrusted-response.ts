import { isObject } from '../contract/json.ts'

/** A model of the contract as an unverified response: any property may be missing. */
export type Untrusted<Model> = { readonly [Name in keyof Model]?: Model[Name] | null | undefined }

/** An object of a response, typed by its model; without properties if it is no object. */
export const untrusted = <Model extends object>(value: unknown): Untrusted<Model> =>
  isObject(value) ? (value as Untrusted<Model>) : {}

/** A text of a response, empty if missing; the type check ensures that the contract has a text there. */
export const textOf = (value: string | null | undefined): string => (typeof value === 'string' ? value : '')
