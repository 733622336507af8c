import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../client/api-error.ts'
import { takesIdempotencyKey } from '../../../../client/call.ts'
import { asRecord } from '../../../../contract/json.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { useIsHere } from '../../../ui/hooks/use-is-here.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { clearDrafts } from '../../../widgets/rich-text/draft/draft-store.ts'
import { useSending } from '../../use-sending.ts'
import type { ValueContext } from '../../values.ts'
import { shownNames, writeForm } from '../data/form-body.ts'
import {
  formFileOf,
  recordIdOf,
  recordRequest,
  saveOperation,
  sendForm,
  uploadAreaOf,
} from '../data/form-request.ts'
import { versionOf } from '../data/mapping.ts'
import { propertyNames } from '../data/schema.ts'
import type { FormStart } from '../data/use-form-start.ts'
import { useTextDraftKey } from '../draft/use-text-draft-key.ts'
import { settleFile, uploadFiles } from '../upload/upload-files.ts'
import { useUploads } from '../upload/use-uploads.ts'
import { type Base, isDoneBefore, savedBefore, useBase } from './use-base.ts'
import { useFailure } from './use-failure.ts'
import { useRefreshResource } from './use-refresh-resource.ts'
import { useRefusals } from './use-refusals.ts'

type Data = Readonly<Record<string, unknown>>

/** What was saved: the API's sentence, and the record's number where it says so. */
export interface Saved {
  message: string
  id: number | undefined
}

interface Input {
  module: Module
  start: FormStart
  validator: ValidatorType
  values: ValueContext
  /** The form's data at the moment of saving. */
  data: RefObject<Data>
  setData: (change: (data: Data) => Data) => void
  onSaved: (saved: Saved) => void
}

/** The data with its properties in the order of the schema, which is the order files are uploaded in. */
const inOrder = (data: Data, names: readonly string[]): Data => ({
  ...Object.fromEntries(names.filter((name) => name in data).map((name) => [name, data[name]])),
  ...data,
})

const isConflict = ({ status, payload }: ApiError): boolean =>
  status === 409 && Object.keys(asRecord(payload)).length > 0

/** The body of a save, of data whose files are uploaded. */
const bodyOf = (
  { module, start, validator, values }: Pick<Input, 'module' | 'start' | 'validator' | 'values'>,
  uploaded: Data,
  opened: Data,
): Record<string, unknown> => {
  const { mapping } = start
  const form = formFileOf(module)
  const stateOf = (data: Data) => ({
    data,
    shown: shownNames(validator, mapping.schema as RJSFSchema, data),
  })
  return writeForm(form, mapping, values, {
    ...stateOf(uploaded),
    id: recordIdOf(form, values),
    opened: stateOf(opened),
  })
}

/**
 * Saves a form: uploads its new files one after the other, sends the body, and has what shows the resource read anew.
 * What the API refuses stays here until it is changed or saved again; nothing typed or uploaded is lost.
 */
export const useSaveForm = ({ module, start, validator, values, data, setData, onSaved }: Input) => {
  const { t } = useTranslation('engine')
  const failureOf = useFailure(module)
  const queries = useQueryClient()
  const isHere = useIsHere()
  const { mapping } = start
  const { mode } = mapping.context
  const form = formFileOf(module)
  const textDraftKey = useTextDraftKey(module, mode, values)
  const names = propertyNames(mapping.schema)
  const refusals = useRefusals(module, mapping)
  const refresh = useRefreshResource(module)
  const [conflict, setConflict] = useState<ApiError | null>(null)
  const { base, standOn, beginAnew, setTried, setRefused, setVersion } = useBase(start)
  const uploads = useUploads(uploadAreaOf(form))
  const operationId = saveOperation(module, mode, start.record, values)

  const sending = useSending({
    mutationFn: async () => {
      if (operationId === undefined) throw new Error(`Module "${module.id}" cannot ${mode}`)
      const uploaded = await uploadFiles(inOrder(data.current, names), uploads.upload, (pending, file) =>
        setData((before) => settleFile(before, pending, file)),
      )
      const { key, version = start.version } = base
      if (takesIdempotencyKey(operationId)) setTried()
      const body = bodyOf({ module, start, validator, values }, uploaded, base.data)
      return sendForm(module, operationId, body, values, version, key)
    },
    onSuccess: async ({ message, payload }) => {
      await refresh(operationId ?? '')
      // Who opens the record again must not see what it was.
      if (mode === 'update') queries.removeQueries({ queryKey: recordRequest(module, values).queryKey })
      clearDrafts(textDraftKey)
      const { id } = asRecord(payload)
      onSaved({ message, id: typeof id === 'number' ? id : undefined })
    },
    onError: (error) => {
      // Who left while it was saved would never know; the draft is offered when the form is opened again.
      if (!isHere.current)
        showToast({ message: t('unsaved.failed', { reason: failureOf(error, base.tried) }), type: 'error' })
      if (!(error instanceof ApiError)) return
      setRefused(error)
      if (mode === 'update' && isConflict(error)) setConflict(error)
      else if (error.status === 409) {
        // What is no edited record has nothing to merge: it is sent again for the row as it is by then.
        setVersion(versionOf(form, error.payload))
        void refresh(operationId ?? '')
      }
      refusals.show(error.faults, shownNames(validator, mapping.schema as RJSFSchema, data.current))
    },
  })

  return {
    save: (): void => {
      refusals.clear()
      sending.send()
    },
    base,
    standOn,
    /** Saves again over the change that a conflict told of; the data must be in `data` by then. */
    saveOver: (later: Base): void => {
      standOn(later)
      setConflict(null)
      setTimeout(() => sending.send())
    },
    /** It is on its way, or was saved: the form stands a moment longer, until the next page has come. */
    saving: sending.sending || sending.sent,
    /** There is no connection: it is saved when that is back, unless it is withdrawn. */
    waiting: sending.waiting,
    withdraw: sending.withdraw,
    ended: sending.ended,
    uploads,
    /** Why the last save failed, to show above the form; null when it did not. */
    failure: sending.error ? failureOf(sending.error, base.tried) : null,
    savedBefore: savedBefore(sending.error),
    /** That attempt has made another new record than this one: under a key of its own this can be saved as well. */
    canSaveAsNew: mode === 'create' && isDoneBefore(sending.error),
    beginAnew,
    refusals,
    conflict,
    dropConflict: () => setConflict(null),
  }
}
