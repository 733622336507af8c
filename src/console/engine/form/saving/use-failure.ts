import { useTranslation } from 'react-i18next'
import { ApiError, errorMessage } from '../../../../client/api-error.ts'
import { GoneFile } from '../../../../client/files/gone-file.ts'
import { isUnknownRecord } from '../../../../client/unknown-record.ts'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { formFileOf } from '../data/form-request.ts'

/** Status codes of a proxy without a response of the API. */
const unanswered: readonly number[] = [0, 502, 504]

/**
 * The message for a failed save. A deleted record: it was deleted meanwhile; a lost connection: the input is kept; a
 * request with an idempotency key: the record may be stored.
 */
export const useFailure = (module: Module, mode: Mode): ((error: Error, isTried?: boolean) => string) => {
  const { t } = useTranslation('engine')
  const { t: widgets } = useTranslation('widgets')
  const label = useLabel()
  const { failed } = formFileOf(module)
  return (error, isTried = false) => {
    if (error instanceof GoneFile) return widgets('file.gone', { name: error.fileName })
    if (!(error instanceof ApiError)) return error.message
    if (mode === 'update' && isUnknownRecord(error)) return t('deletedMeanwhile')
    if (isTried && unanswered.includes(error.status) && error.noAnswer !== 'foreign')
      return t('connection.maybeSaved')
    const isKept = error.status === 0 && error.noAnswer !== 'foreign'
    return isKept ? t('connection.failed') : errorMessage(error, failed && label(failed))
  }
}
