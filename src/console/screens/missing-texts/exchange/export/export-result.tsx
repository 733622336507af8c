import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import type { ExportState } from './use-export-texts.ts'

/** The result of an export, with the texts left out. */
export const ExportResult = ({ state, source }: { state: ExportState; source: string | undefined }) => {
  const { t } = useTranslation(['exchange', 'tools'])
  return (
    <Stack spacing={3}>
      <Alert severity={state.written > 0 ? 'success' : 'info'}>
        {state.written > 0 ? t('exchange.exported', { count: state.written }) : t('exchange.nothing')}
      </Alert>
      {state.withoutSource > 0 && (
        <Alert severity='warning'>
          {t('exchange.withoutSource', { count: state.withoutSource, language: source })}
        </Alert>
      )}
      {state.tooLong > 0 && (
        <Alert severity='warning'>{t('exchange.tooLong', { count: state.tooLong })}</Alert>
      )}
    </Stack>
  )
}
