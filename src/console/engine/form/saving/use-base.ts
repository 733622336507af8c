import { useState } from 'react'
import { ApiError } from '../../../../client/api-error.ts'
import { repeatRefusals } from '../../../../contract/conventions/idempotency.ts'
import { asRecord } from '../../../../contract/json.ts'
import { newId } from '../../../ui/new-id.ts'
import type { FormStart } from '../data/use-form-start.ts'

/** The record that a form stands on: as form data, and the change it was last written by. */
export interface Base {
  data: Readonly<Record<string, unknown>>
  version: string | undefined
  /** Names what the form makes: under it nothing is stored twice, however often it is saved. */
  key?: string | undefined
  /** It was sent under the key, and may be stored. */
  tried?: boolean | undefined
}

const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.coded.code === code

/** Whether an earlier attempt under the same key was carried out, with other content. */
export const isDoneBefore = (error: unknown): boolean =>
  hasCode(error, repeatRefusals.differs) || hasCode(error, repeatRefusals.done)

/** What is refused has stored nothing under the key; where what it had stored is deleted, the next save makes a new one. */
const afterRefusal = (base: Base, error: ApiError): Base => {
  if (!error.refused || isDoneBefore(error)) return base
  return { ...base, tried: false, ...(hasCode(error, repeatRefusals.deleted) && { key: newId() }) }
}

/** The number of the record that an earlier attempt has stored with other content. */
export const savedBefore = (error: unknown): unknown =>
  hasCode(error, repeatRefusals.differs) ? asRecord(error.payload).id : undefined

/** The record that a form stands on: as it was opened, or as somebody else has stored it meanwhile. */
export const useBase = (start: FormStart) => {
  const [base, setBase] = useState<Base>(() => ({ data: start.data, version: start.version, key: newId() }))
  return {
    base,
    /** Has the form stand on another record than it was opened with. */
    standOn: (other: Base): void => setBase((before) => ({ ...other, key: other.key ?? before.key })),
    /** It is sent under its key from now on. */
    setTried: (): void => setBase((before) => ({ ...before, tried: true })),
    setRefused: (error: ApiError): void => setBase((before) => afterRefusal(before, error)),
    /** Has the next save make a record of its own, whatever an earlier attempt has made. */
    beginAnew: (): void => setBase((before) => ({ ...before, key: newId(), tried: false })),
    setVersion: (version: string | undefined): void => setBase((before) => ({ ...before, version })),
  }
}
