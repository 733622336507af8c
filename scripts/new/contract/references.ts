import type { PlainObject } from '../../../src/contract/json.ts'

/** A reference to a shared part of the contract. */
export const shared = (file: 'schemas' | 'parameters' | 'responses', name: string): PlainObject => ({
  $ref: `../${file}.yaml#/${name}`,
})

/** A reference to a schema of the same file. */
export const ownSchema = (name: string): PlainObject => ({ $ref: `#/components/schemas/${name}` })
