import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { modulePathUrl, namesRecordById } from '../routes/module-paths.ts'
import type { CreatedRecord } from './created-state.ts'
import type { ListPage } from './use-list-page.ts'

export interface CreatedRecordLineProps {
  created: CreatedRecord
  page: ListPage
}

/** Links to the record that was just created, if the visible rows do not include it. */
export const CreatedRecordLine = ({ created, page }: CreatedRecordLineProps) => {
  const { t } = useTranslation('engine')
  const { module, can, values, rows, status, awaited, refreshing } = page
  if (status !== 'ready' || awaited || refreshing || rows.some(({ id }) => id === created.id)) return null
  const name = created.name || t('item', { number: created.id })
  const leads = can.update && module.schema !== undefined && namesRecordById(module.module)
  return (
    <Alert severity='success' role='status' sx={{ borderRadius: 0 }}>
      {t('made')}{' '}
      {leads ? (
        <Link
          component={RouterLink}
          to={modulePathUrl(module.module, 'edit', { ...values.route, id: created.id })}
          dir='auto'
        >
          {name}
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </Alert>
  )
}
