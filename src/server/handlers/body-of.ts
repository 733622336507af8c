import type { JsonValue } from '../json.ts'
import type { Call } from './handler.ts'

/** A value with the property names of a schema of the contract. */
export type Named<Schema> = { readonly [Name in keyof Schema]?: JsonValue | undefined }

/** The checked body under the names that the contract gives it: a name that the contract loses fails the type check. */
export const bodyOf = <Schema extends object>(call: Call): Named<Schema> => call.body as Named<Schema>
