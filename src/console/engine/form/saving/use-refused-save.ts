import type { ValidatorType } from '@rjsf/utils'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, errorMessage, isUnknownRecord } from '../../../../client/api-error.ts'
import { isAvailable } from '../../../../client/availability.ts'
import { takesIdempotencyKey } from '../../../../client/call.ts'
import { GoneFile } from '../../../../client/files/upload.ts'
import type { Fault } from '../../../../contract/conventions/refusal.ts'
import { asRecord, type PlainObject } from '../../../../contract/json.ts'
import { firstKey } from '../../../../contract/json-pointer.ts'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { useIsMounted } from '../../../ui/hooks/use-is-mounted.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import type { ErrorsByPath } from '../../../widgets/form-context.ts'
import { shownNames } from '../data/form-body.ts'
import { formFileOf } from '../data/form-request.ts'
import { formNamesByBody, type Mapping, versionOf } from '../data/mapping.ts'
import { placeFaults } from '../validation/form-errors.ts'
import { refreshResource } from './save-record.ts'
import type { useBaseRecord } from './use-base-record.ts'

/** The API's refusals, on fields and beside them, until the form is changed or saved again. */
const useRefusals = (module: Module, mapping: Mapping) => {
  const [refused, setRefused] = useState<ErrorsByPath>({})
  const [faults, setFaults] = useState<readonly Fault[]>([])
  return {
    /** By place in the form. */
    refused,
    /** Faults without a field. */
    faults,
    /** Assigns faults to places; `shown` are the properties that the form shows. */
    show: (all: readonly Fault[], shown: readonly string[]): void => {
      const { errors, rest } = placeFaults(all, shown, formNamesByBody(module, mapping))
      setRefused(errors)
      setFaults(rest)
    },
    clear: (): void => {
      setRefused({})
      setFaults([])
    },
    /** Removes the refusals of properties that have changed. */
    forgetChanged: (before: PlainObject, after: PlainObject): void => {
      if (Object.keys(refused).length === 0) return
      const kept = Object.entries(refused).filter(
        ([path]) => after[firstKey(path)] === before[firstKey(path)],
      )
      setRefused(Object.fromEntries(kept))
    },
  }
}

/** Status codes of a proxy without a response of the API. */
const unanswered: readonly number[] = [0, 502, 504]

/**
 * The text about a request without a response; undefined if there was one. With an idempotency key, or for an update, it
 * can be repeated; a repeated create without a key may store a second record.
 */
const noResponseText = (
  { status, isBlocked, noResponse }: ApiError,
  isTried: boolean,
  isRepeatable: boolean,
): 'connection.maybeSaved' | 'connection.maybeCreated' | 'connection.failed' | undefined => {
  if (isBlocked || !unanswered.includes(status)) return undefined
  if (!isRepeatable && noResponse !== 'offline') return 'connection.maybeCreated'
  if (isRepeatable && isTried) return 'connection.maybeSaved'
  return status === 0 ? 'connection.failed' : undefined
}

/**
 * The message for a failed save. A deleted record: it was deleted meanwhile; a lost connection: the input is kept. Without
 * an error, a draft from before a reload may be stored.
 */
const useFailure = (
  module: Module,
  mode: Mode,
  operationId: string | undefined,
): ((error: Error | null, isTried?: boolean) => string | null) => {
  const { t } = useTranslation('engine')
  const { t: widgets } = useTranslation('widgets')
  const label = useLabel()
  const { failed } = formFileOf(module)
  const isRepeatable = mode === 'update' || operationId === undefined || takesIdempotencyKey(operationId)
  const textOf = (error: Error, isTried: boolean): string => {
    if (error instanceof GoneFile) return widgets('file.gone', { name: error.fileName })
    if (!(error instanceof ApiError)) return error.message
    if (mode === 'update' && isUnknownRecord(error))
      return t(isAvailable('listTrash') ? 'deletedMeanwhile' : 'deletedForGood')
    const text = noResponseText(error, isTried, isRepeatable)
    return text ? t(text) : errorMessage(error, failed && label(failed))
  }
  return (error, isTried = false) => {
    if (error) return textOf(error, isTried)
    return isTried && !isRepeatable ? t('connection.maybeCreated') : null
  }
}

interface Input {
  module: Module
  mapping: Mapping
  validator: ValidatorType
  /** The form's data at the moment of saving. */
  data: RefObject<Readonly<Record<string, unknown>>>
  baseRecord: ReturnType<typeof useBaseRecord>
  /** The operation that saves the form; undefined if the module has none. */
  operationId: string | undefined
}

const isConflict = ({ status, payload }: ApiError): boolean =>
  status === 409 && Object.keys(asRecord(payload)).length > 0

/** The state after a failed save: its error, the refused places, and the version that another user stored. */
export const useRefusedSave = ({ module, mapping, validator, data, baseRecord, operationId }: Input) => {
  const { t } = useTranslation('engine')
  const failureOf = useFailure(module, mapping.context.mode, operationId)
  const isMounted = useIsMounted()
  const refusals = useRefusals(module, mapping)
  const queries = useQueryClient()
  const [conflict, setConflict] = useState<ApiError | null>(null)
  const { latest, setRefused, setVersion } = baseRecord

  const onError = (error: Error): void => {
    // Users who left during the save see no error; they get the draft when they open the form again.
    if (!isMounted.current)
      showToast({
        message: t('unsaved.failed', { reason: failureOf(error, latest.current.tried) ?? '' }),
        type: 'error',
      })
    if (!(error instanceof ApiError)) return
    setRefused(error)
    if (mapping.context.mode === 'update' && isConflict(error)) setConflict(error)
    else if (error.status === 409) {
      // Only edited records have versions to merge. Other forms are sent again for the row's present version.
      setVersion(versionOf(formFileOf(module), error.payload))
      if (operationId !== undefined) void refreshResource(queries, module, operationId)
    }
    refusals.show(error.faults, shownNames(validator, mapping.schema, data.current))
  }
  return { refusals, conflict, dropConflict: () => setConflict(null), failureOf, onError }
}
