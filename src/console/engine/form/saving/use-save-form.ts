import type { ValidatorType } from '@rjsf/utils'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { takesIdempotencyKey } from '../../../../client/call.ts'
import { asRecord, type PlainObject } from '../../../../contract/json.ts'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { clearDrafts } from '../../../widgets/rich-text/draft/draft-store.ts'
import type { FormFileValue } from '../../../widgets/widget.ts'
import { useSending } from '../../use-sending.ts'
import type { ValueContext } from '../../values.ts'
import { formFileOf, recordRequest, saveOperation, sendForm, uploadAreaOf } from '../data/form-request.ts'
import { saveBody } from '../data/save-body.ts'
import { propertyNames } from '../data/schema.ts'
import type { FormStart } from '../data/use-form-start.ts'
import { useTextDraftKey } from '../draft/use-text-draft-key.ts'
import { settleFile, uploadFiles } from '../upload/upload-files.ts'
import { useUploads } from '../upload/use-uploads.ts'
import { type BaseRecord, isDoneBefore, savedBefore, useBaseRecord } from './use-base-record.ts'
import { useRefreshResource } from './use-refresh-resource.ts'
import { useRefusedSave } from './use-refused-save.ts'

/** Follows a save: queries of the resource are refetched, its drafts are removed. */
const useAfterSave = (
  module: Module,
  mode: Mode,
  values: ValueContext,
): ((operationId: string) => Promise<void>) => {
  const queries = useQueryClient()
  const refresh = useRefreshResource(module)
  const textDraftKey = useTextDraftKey(module, mode, values)
  return async (operationId) => {
    await refresh(operationId)
    // A user who opens the record again must not see its old values.
    if (mode === 'update') queries.removeQueries({ queryKey: recordRequest(module, values).queryKey })
    clearDrafts(textDraftKey)
  }
}

/** The result of a save: the API's message, and the record's number if returned. */
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
  data: RefObject<PlainObject>
  setData: (change: (data: PlainObject) => PlainObject) => void
  onSaved: (saved: Saved) => void
}

/** The data in schema order, which is the upload order of its files. */
const inOrder = (data: PlainObject, names: readonly string[]): PlainObject => ({
  ...Object.fromEntries(names.filter((name) => name in data).map((name) => [name, data[name]])),
  ...data,
})

/**
 * Saves a form: uploads its new files one after the other, sends the body, and refetches the queries of the resource.
 * Refusals remain until the form is changed or saved again; typed and uploaded content is kept.
 */
export const useSaveForm = ({ module, start, validator, values, data, setData, onSaved }: Input) => {
  const { mapping } = start
  const { mode } = mapping.context
  const names = propertyNames(mapping.schema)
  const operationId = saveOperation(module, mode, start.record, values)
  const baseRecord = useBaseRecord(start)
  const { base, rebase, startNewRecord, setTried } = baseRecord
  const uploads = useUploads(uploadAreaOf(formFileOf(module)))
  const { refusals, conflict, dropConflict, failureOf, onError } = useRefusedSave({
    module,
    mapping,
    validator,
    data,
    baseRecord,
  })
  const afterSave = useAfterSave(module, mode, values)

  const sending = useSending({
    mutationFn: async (_, signal) => {
      if (operationId === undefined) throw new Error(`Module "${module.id}" cannot ${mode}`)
      const upload = (pending: string, file: FormFileValue) => uploads.upload(pending, file, signal)
      const uploaded = await uploadFiles(inOrder(data.current, names), upload, (pending, file) =>
        setData((before) => settleFile(before, pending, file)),
      )
      const { key, version = start.version } = base
      if (takesIdempotencyKey(operationId)) setTried()
      const body = saveBody({ module, mapping, validator, values }, uploaded, base.data)
      return sendForm(module, operationId, body, values, { version, key, signal })
    },
    onSuccess: async ({ message, payload }, _, signal) => {
      await afterSave(operationId ?? '')
      if (signal.aborted) return
      const { id } = asRecord(payload)
      onSaved({ message, id: typeof id === 'number' ? id : undefined })
    },
    onError: (error) => onError(error, operationId ?? ''),
  })

  const failure = sending.error ?? start.deletedError
  return {
    save: (): void => {
      refusals.clear()
      sending.send()
    },
    base,
    rebase,
    /** Saves over the change reported by a conflict; the data must be in `data` by then. */
    saveOver: (later: BaseRecord): void => {
      rebase(later)
      dropConflict()
      setTimeout(() => sending.send())
    },
    /** The save is pending or done: the form stays locked until the next page has loaded. */
    saving: sending.sending || sending.sent,
    /** Waits for the connection; sent when it returns, unless cancelled. */
    waiting: sending.waiting,
    withdraw: sending.withdraw,
    ended: sending.ended,
    uploads,
    /** Why the last save failed, or why every save will (the record was deleted meanwhile); null without a failure. */
    failure: failure && failureOf(failure, base.tried),
    savedBefore: savedBefore(sending.error),
    /** The failed attempt created another record: this one can be saved under its own key. */
    canSaveAsNew: mode === 'create' && isDoneBefore(sending.error),
    startNewRecord,
    refusals,
    conflict,
    dropConflict,
  }
}
