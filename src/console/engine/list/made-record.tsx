import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { modulePathUrl, namesRecordById } from '../routes/module-paths.ts'
import type { MadeRecord } from './made-state.ts'
import type { ListPage } from './use-list-page.ts'

/** Names the record that was just made, where the rows in view do not show it, and leads to it. */
export const MadeRecordLine = ({ made, page }: { made: MadeRecord; page: ListPage }) => {
  const { t } = useTranslation('engine')
  const { module, can, values, rows, status, awaited, refreshing } = page
  if (status !== 'ready' || awaited || refreshing || rows.some(({ id }) => id === made.id)) return null
  const name = made.name || t('item', { number: made.id })
  const leads = can.update && module.schema !== undefined && namesRecordById(module.module)
  return (
    <Alert severity='success' role='status' sx={{ borderRadius: 0 }}>
      {t('made')}{' '}
      {leads ? (
        <Link
          component={RouterLink}
          to={modulePathUrl(module.module, 'edit', { ...values.route, id: made.id })}
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
