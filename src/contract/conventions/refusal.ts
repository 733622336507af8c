import { isObject, type JsonValue } from '../json.ts'

/** What a message says whatever the language: its code in the contract, and what fills its places. */
export interface CodedMessage {
  code?: string
  params?: Readonly<Record<string, unknown>>
}

/** One fault of a refused request. `path` is a JSON Pointer into the body, `?name` or `{name}` for a parameter. */
export interface Fault extends CodedMessage {
  path: string
  message: string
  /** Row of an imported file, counted as the spreadsheet does. */
  row?: number
  /** Column heading of an imported file. */
  column?: string
}

/** A property that somebody else wrote since the record was read; `path` is a JSON Pointer into the update's body. */
export interface ChangedProperty {
  path: string
  changedBy: string | null
  /** ISO 8601. */
  changedDate: string
}

/** What a refusal is read as, whatever it travels in. */
export interface Refusal {
  /** The API's own sentence, empty when it gave none. */
  message: string
  coded: CodedMessage
  faults: readonly Fault[]
  payload: unknown
  /** What a refused update would have written over; null when the API does not say. */
  changes: readonly ChangedProperty[] | null
}

/** A refusal as it travels. */
export interface RefusalBody extends CodedMessage {
  success: false
  message: string
  errors?: readonly Fault[]
  payload?: JsonValue
  changes?: readonly ChangedProperty[]
}

/** What a refusal carries beside its sentence. */
interface More {
  faults?: readonly Fault[]
  payload?: JsonValue | undefined
  changes?: readonly ChangedProperty[] | undefined
}

/** The body of a refusal; what it has not is left out. */
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

/** Reads an error body of any shape; what it does not say is empty. */
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
