import type { ValidatorType } from '@rjsf/utils'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../client/api-error.ts'
import { asRecord } from '../../../../contract/json.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { useIsMounted } from '../../../ui/hooks/use-is-mounted.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { shownNames } from '../data/form-body.ts'
import { formFileOf } from '../data/form-request.ts'
import { type Mapping, versionOf } from '../data/mapping.ts'
import type { useBaseRecord } from './use-base-record.ts'
import { useFailure } from './use-failure.ts'
import { useRefreshResource } from './use-refresh-resource.ts'
import { useRefusals } from './use-refusals.ts'

interface Input {
  module: Module
  mapping: Mapping
  validator: ValidatorType
  /** The form's data at the moment of saving. */
  data: RefObject<Readonly<Record<string, unknown>>>
  baseRecord: ReturnType<typeof useBaseRecord>
}

const isConflict = ({ status, payload }: ApiError): boolean =>
  status === 409 && Object.keys(asRecord(payload)).length > 0

/** The state after a failed save: its error, the refused places, and the version that another user stored. */
export const useRefusedSave = ({ module, mapping, validator, data, baseRecord }: Input) => {
  const { t } = useTranslation('engine')
  const failureOf = useFailure(module, mapping.context.mode)
  const isMounted = useIsMounted()
  const refusals = useRefusals(module, mapping)
  const refresh = useRefreshResource(module)
  const [conflict, setConflict] = useState<ApiError | null>(null)
  const { base, setRefused, setVersion } = baseRecord

  const onError = (error: Error, operationId: string): void => {
    // Users who left during the save see no error; they get the draft when they open the form again.
    if (!isMounted.current)
      showToast({ message: t('unsaved.failed', { reason: failureOf(error, base.tried) }), type: 'error' })
    if (!(error instanceof ApiError)) return
    setRefused(error)
    if (mapping.context.mode === 'update' && isConflict(error)) setConflict(error)
    else if (error.status === 409) {
      // Only edited records have versions to merge. Other forms are sent again for the row's present version.
      setVersion(versionOf(formFileOf(module), error.payload))
      void refresh(operationId)
    }
    refusals.show(error.faults, shownNames(validator, mapping.schema, data.current))
  }
  return { refusals, conflict, dropConflict: () => setConflict(null), failureOf, onError }
}
