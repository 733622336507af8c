import { useTranslation } from 'react-i18next'
import { ApiError, errorMessage } from '../../../../client/api-error.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { formFileOf } from '../data/form-request.ts'

/** Why a save of the form failed, as a sentence: of a lost connection, that what was typed is kept. */
export const useFailure = (module: Module): ((error: Error) => string) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const { failed } = formFileOf(module)
  return (error) => {
    if (!(error instanceof ApiError)) return error.message
    const isKept = error.status === 0 && error.silence !== 'foreign'
    return isKept ? t('connection.failed') : errorMessage(error, failed && label(failed))
  }
}
