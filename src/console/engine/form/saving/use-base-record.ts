import { useRef, useState } from 'react'
import { ApiError } from '../../../../client/api-error.ts'
import { repeatRefusals } from '../../../../contract/conventions/idempotency.ts'
import { asRecord } from '../../../../contract/json.ts'
import { newId } from '../../../ui/new-id.ts'
import type { FormStart } from '../data/use-form-start.ts'

/** The record that a form's changes are based on: as form data, with its version. */
export interface BaseRecord {
  data: Readonly<Record<string, unknown>>
  version: string | undefined
  /** The idempotency key: however often the form is saved, one record is created. */
  key?: string | undefined
  /** A request was sent, with the key if the API takes one; its record may exist. */
  tried?: boolean | undefined
}

const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.coded.code === code

/** Whether an earlier request with the same key and other content succeeded. */
export const isDoneBefore = (error: unknown): boolean =>
  hasCode(error, repeatRefusals.differs) || hasCode(error, repeatRefusals.done)

/** A refused or unsent request has not used the key. When its record was deleted, the next save creates a new record. */
const afterRefusal = (base: BaseRecord, error: ApiError): BaseRecord => {
  if ((!error.refused && !error.isBlocked) || isDoneBefore(error)) return base
  return { ...base, tried: false, ...(hasCode(error, repeatRefusals.deleted) && { key: newId() }) }
}

/** The number of the record that an earlier request stored with other content. */
export const savedBefore = (error: unknown): unknown =>
  hasCode(error, repeatRefusals.differs) ? asRecord(error.payload).id : undefined

/** The base record of a form: as it was opened, or as another user has saved it since. */
export const useBaseRecord = (start: FormStart) => {
  const [base, setBase] = useState<BaseRecord>(() => ({
    data: start.data,
    version: start.version,
    key: newId(),
  }))
  const latest = useRef(base)
  const change = (next: (before: BaseRecord) => BaseRecord): void => {
    latest.current = next(latest.current)
    setBase(latest.current)
  }
  return {
    /** As rendered. */
    base,
    /** As last changed, for a save in the same event. */
    latest,
    /** Bases the form on another record. */
    rebase: (other: BaseRecord): void => change((before) => ({ ...other, key: other.key ?? before.key })),
    /** Records that a request was sent. */
    setTried: (): void => change((before) => ({ ...before, tried: true })),
    setRefused: (error: ApiError): void => change((before) => afterRefusal(before, error)),
    /** Lets the next save create a record of its own. */
    startNewRecord: (): void => change((before) => ({ ...before, key: newId(), tried: false })),
    setVersion: (version: string | undefined): void => change((before) => ({ ...before, version })),
  }
}
