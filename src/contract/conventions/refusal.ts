import { isObject, type JsonValue } from '../json.ts'

/** A message independent of the language: its code in the contract, and its parameters. */
export interface CodedMessage {
  code?: string
  params?: Readonly<Record<string, unknown>>
}

/** One fault of a refused request. `path` is a JSON Pointer into the body, `?name` or `{name}` for a parameter. */
export interface Fault extends CodedMessage {
  path: string
  message: string
  /** Row of an imported file, as numbered by the spreadsheet program. */
  row?: number
  /** Column heading of an imported file. */
  column?: string
}

/** A property that another user changed since the record was read; `path` is a JSON Pointer into the update's body. */
export interface ChangedProperty {
  path: string
  changedBy: string | null
  /** ISO 8601. */
  changedDate: string
}

/** The parsed form of any refusal. */
export interface Refusal {
  /** The message of the API; empty if there is none. */
  message: string
  coded: CodedMessage
  faults: readonly Fault[]
  payload: unknown
  /** The changes that a refused update would have overwritten; null if the API does not report them. */
  changes: readonly ChangedProperty[] | null
}

/** The body of a refusal. */
export interface RefusalBody extends CodedMessage {
  success: false
  message: string
  errors?: readonly Fault[]
  payload?: JsonValue
  changes?: readonly ChangedProperty[]
}

/** Further data of a refusal besides its message. */
interface More {
  faults?: readonly Fault[]
  payload?: JsonValue | undefined
  changes?: readonly ChangedProperty[] | undefined
}

/** Creates the body of a refusal, without undefined parts. */
export const makeRefusal = (
  sentence: CodedMessage & { message: string },
  { faults = [], payload, changes }: More = {},
): RefusalBody => ({
  success: false,
  ...sentence,
  ...(faults.length > 0 && { errors: faults }),
  ...(payload !== undefined && { payload }),
  ...(changes !== undefined && { changes }),
})

const toCodedMessage = ({ code, params }: Record<string, unknown>): CodedMessage => ({
  ...(typeof code === 'string' && { code }),
  ...(isObject(params) && { params }),
})

const toFault = (value: unknown): Fault[] => {
  if (!isObject(value) || typeof value.path !== 'string' || typeof value.message !== 'string') return []
  return [
    {
      path: value.path,
      message: value.message,
      ...toCodedMessage(value),
      ...(typeof value.row === 'number' && { row: value.row }),
      ...(typeof value.column === 'string' && { column: value.column }),
    },
  ]
}

const toChange = (value: unknown): ChangedProperty[] => {
  if (!isObject(value) || typeof value.path !== 'string' || typeof value.changedDate !== 'string') return []
  const changedBy = typeof value.changedBy === 'string' ? value.changedBy : null
  return [{ path: value.path, changedBy, changedDate: value.changedDate }]
}

/** Reads an error body of any shape; missing parts are empty. */
export const readRefusal = (body: unknown): Refusal => {
  const { message, errors, payload, changes, ...rest } = isObject(body) ? body : {}
  return {
    message: typeof message === 'string' ? message : '',
    coded: toCodedMessage(rest),
    faults: Array.isArray(errors) ? errors.flatMap(toFault) : [],
    payload,
    changes: Array.isArray(changes) ? changes.flatMap(toChange) : null,
  }
}
