import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { ListPage } from './use-list-page.ts'

/** Says that the list shows more than it should, because the API ignores or lacks a filter. */
export const UnlimitedNotice = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  return (
    <Alert severity='warning' role='status' sx={{ borderRadius: 0 }}>
      {t(page.ignoresFilters ? 'unlimited.ignored' : 'unlimited.missing')}
    </Alert>
  )
}
