import type { RegularAction } from '../../contract/operations/operation-names.ts'
import type { Platform } from './platform.ts'

export type { Platform }

/** The API's date formats. */
export type DayFormat = 'YYYY-MM-DD' | 'DD/MM/YYYY'

/** A value in a module file: a constant, or a reference. */
export type Value =
  | string
  | number
  | boolean
  | null
  | { $route: string }
  | { $query: string }
  | { $row: string }
  | { $form: string }
  | { $user: string }
  | { $lookup: string }
  | { $month: string }
  | { $today: DayFormat }
  | { $platform: { WEB: Value; MOBILE: Value } }
  | readonly Value[]

export type Values = Readonly<Record<string, Value>>

/** The actions of a module; each is one operation of the contract. */
export type Action = RegularAction

/** A condition on a record. */
export type When =
  | { field: string; equals: Value }
  | { field: string; in: readonly Value[] }
  | { not: When }
  | { all: readonly When[] }

/** Why an action is forbidden for the user. */
export interface Reasons {
  field: string
  words: Readonly<Record<string, string>>
}

export type JsonSchema = Readonly<Record<string, unknown>>
