import type { Place } from './document.ts'

export const kinds = [
  'property renamed',
  'property removed',
  'property of another type',
  'limit tightened',
  'choice removed',
  'required property added',
  'parameter renamed',
  'parameter removed',
  'parameter of another type',
  'operation renamed',
  'operation removed',
  'privilege unknown',
  'path changed',
] as const

export type Kind = (typeof kinds)[number]

/** One change of the contract. */
export interface Change {
  kind: Kind
  /** Where in the contract. */
  place: Place
  /** What depends on it says one of these names. */
  names: readonly string[]
  /** Carries it out on the document and answers what undoes it. */
  apply: (document: unknown) => () => void
}
