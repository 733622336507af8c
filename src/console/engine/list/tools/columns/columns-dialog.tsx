import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../../i18n/use-label.ts'
import type { ListPage } from '../../use-list-page.ts'
import { ColumnLine } from './column-line.tsx'
import { useColumnChoice } from './use-column-choice.ts'

/** Sets the visible columns of a list, their order and width, and the row density; the list updates at once. */
export const ColumnsDialog = ({ page, onClose }: { page: ListPage; onClose: () => void }) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const label = useLabel()
  const titleId = useId()
  const { columns, look, isShown, shownCount, show, move, resize, setDensity, reset } = useColumnChoice(page)
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth='xs' fullWidth>
      <DialogTitle id={titleId}>{t('columns.title')}</DialogTitle>
      <DialogContent>
        <ul aria-label={t('columns.columns')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {columns.map(({ field, label: heading }, index) => (
            <ColumnLine
              key={field}
              name={label(heading)}
              isShown={isShown(field)}
              isFixed={isShown(field) && shownCount === 1}
              isFirst={index === 0}
              isLast={index === columns.length - 1}
              width={look.widths?.[field]}
              onShow={(shown) => show(field, shown)}
              onMove={(by) => move(index, by)}
              onWidth={(width) => resize(field, width)}
            />
          ))}
        </ul>
        <Typography variant='body2' sx={{ mt: 4, mb: 1 }} aria-hidden>
          {t('columns.density')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size='small'
          color='primary'
          aria-label={t('columns.density')}
          value={look.density ?? 'comfortable'}
          onChange={(_, chosen: string | null) => chosen !== null && setDensity(chosen === 'compact')}
        >
          <ToggleButton value='comfortable'>{t('columns.comfortable')}</ToggleButton>
          <ToggleButton value='compact'>{t('columns.compact')}</ToggleButton>
        </ToggleButtonGroup>
      </DialogContent>
      <DialogActions>
        <Button color='secondary' onClick={reset}>
          {t('columns.reset')}
        </Button>
        <Button onClick={onClose} autoFocus>
          {shell('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
