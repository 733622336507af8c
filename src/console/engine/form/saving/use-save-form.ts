import type { ValidatorType } from '@rjsf/utils'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { transitionOf } from '../../../../client/call.ts'
import { loadOnce } from '../../../../client/load-once.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import { isSame } from '../../../../contract/same-value.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { useSending } from '../../use-sending.ts'
import type { ValueContext } from '../../values.ts'
import { formFileOf, saveOperation, uploadAreaOf } from '../data/form-request.ts'
import type { FormStart } from '../data/use-form-start.ts'
import { useTextDraftKey } from '../draft/draft-data.ts'
import { type Saved, saveRecord } from './save-record.ts'
import { settleFile } from './upload-files.ts'
import { type BaseRecord, isDoneBefore, savedBefore, useBaseRecord } from './use-base-record.ts'
import { useRefusedSave } from './use-refused-save.ts'
import { useUploads } from './use-uploads.ts'

const unchangedPart = loadOnce(() => import('./expect-unchanged.ts'))

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

/**
 * Saves a form: uploads its new files one after the other, sends the body, and refetches the queries of the resource.
 * Nothing is sent for a stored record without changes.
 * Refusals remain until the form is changed or saved again; typed and uploaded content is kept.
 */
export const useSaveForm = ({ module, start, validator, values, data, setData, onSaved }: Input) => {
  const { mapping } = start
  const { mode } = mapping.context
  const { t } = useTranslation('engine')
  const queries = useQueryClient()
  const textDrafts = useTextDraftKey(module, mode, values)
  const baseRecord = useBaseRecord(start)
  const { base, latest, rebase, startNewRecord, setTried } = baseRecord
  const uploads = useUploads(uploadAreaOf(formFileOf(module)))
  const { refusals, conflict, dropConflict, failureOf, onError } = useRefusedSave({
    module,
    mapping,
    validator,
    data,
    baseRecord,
    operationId: saveOperation(module, mode, start.record, values),
  })
  const sending = useSending({
    mutationFn: async (isCompared: boolean, signal) => {
      const saved = { module, mapping, validator, values }
      const [opened, version] = [latest.current.data, latest.current.version ?? start.version]
      if (mode === 'update' && version === undefined && !isCompared)
        await (await unchangedPart()).expectUnchanged(
          saved,
          opened,
          data.current,
          t('conflict.elsewhere'),
          signal,
        )
      return saveRecord({
        ...saved,
        record: start.record,
        data: data.current,
        opened,
        version,
        key: latest.current.key,
        rulesFor: [],
        files: {
          upload: (pending, file) => uploads.upload(pending, file, signal),
          settled: (pending, file) => setData((before) => settleFile(before, pending, file)),
        },
        onTry: setTried,
        outdated: { queries, textDrafts },
        signal,
      })
    },
    onSuccess: onSaved,
    onError,
  })

  const failure = sending.error ?? start.deletedError
  /**
   * Whether a stored record has its present values already: there is nothing to send, unless the operation moves the
   * record to another state.
   */
  const isUnchanged = (): boolean => {
    if (mode !== 'update' || failure !== null || !isSame(data.current, latest.current.data)) return false
    const id = saveOperation(module, mode, start.record, values)
    if (id === undefined) return false
    const transition = transitionOf(id)
    return !transition || transition.from.includes(transition.to)
  }
  const isLocked = sending.sending || sending.sent
  return {
    save: (): void => {
      refusals.clear()
      if (isUnchanged()) onSaved({ message: t('nothingToSave'), id: undefined, body: {}, isUnchanged: true })
      else sending.send(false)
    },
    base,
    rebase,
    /** Saves over the change reported by a conflict; the data must be in `data` by then. */
    saveOver: (later: BaseRecord): void => {
      rebase(later)
      dropConflict()
      sending.send(true)
    },
    /** The save is pending or done: the form stays locked until the next page has loaded. */
    saving: isLocked,
    /** Waits for the connection; sent when it returns, unless cancelled. */
    waiting: sending.waiting,
    withdraw: sending.withdraw,
    ended: sending.ended,
    uploads,
    /**
     * Why the last save failed, why every save will (the record was deleted meanwhile), or that an earlier one may have
     * stored the record; otherwise null.
     */
    failure: failureOf(failure, base.tried && !isLocked),
    savedBefore: savedBefore(sending.error),
    /** The failed attempt created another record: this one can be saved under its own key. */
    canSaveAsNew: mode === 'create' && isDoneBefore(sending.error),
    startNewRecord,
    refusals,
    conflict,
    dropConflict,
  }
}
