import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../client/api-error.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { ExchangeButtons } from './exchange/exchange-buttons.tsx'
import { MissingTable } from './missing-table.tsx'
import { useIncompleteLists } from './use-incomplete-lists.ts'

/** Missing texts by language, for all modules that the user may read. */
export const MissingTexts = () => {
  const { t } = useTranslation(['exchange', 'tools'])
  const label = useLabel()
  const found = useIncompleteLists()
  const { status, error, retry, places, languages, platform } = found
  return (
    <>
      <PageHeader
        title={label('Missing Texts')}
        breadcrumb={[{ label: label('Dashboard'), to: '/' }, { label: label('Missing Texts') }]}
        actions={<ExchangeButtons {...found} />}
      />
      <Typography color='text.secondary' sx={{ mb: 4, maxWidth: 720 }}>
        {t('missing.intro')}
      </Typography>
      <Card variant='outlined'>
        {status === 'failed' ? (
          <ErrorState message={errorMessage(error)} onRetry={retry} />
        ) : status === 'loading' ? (
          <Loader />
        ) : places.length === 0 ? (
          <EmptyState text={t('missing.nothing')} hint={t('missing.nothingHint')} />
        ) : (
          <MissingTable places={places} languages={languages} platform={platform} />
        )}
      </Card>
    </>
  )
}
