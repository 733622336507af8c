import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Grid } from '../list/grid/grid.ts'

/** Records with unsaved texts that are not shown: how many, and why some could not be saved, such as deleted ones. */
export const Elsewhere = ({ grid, keys }: { grid: Grid; keys: readonly string[] }) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const { state, save } = grid
  const refused = keys.filter((key) => save.refusals[key])
  const waiting = keys.length - refused.length
  return (
    <>
      {waiting > 0 && <Alert severity='info'>{t('translation.elsewhere', { count: waiting })}</Alert>}
      {refused.map((key) => {
        const { message, cells = {} } = save.refusals[key] ?? {}
        const reasons = [message, ...Object.values(cells)].filter((text) => text !== undefined)
        return (
          <Alert
            key={key}
            severity='error'
            action={
              <Button size='small' color='inherit' onClick={() => state.discardRow({ id: key })}>
                {t('grid.discardRow')}
              </Button>
            }
          >
            {[state.edits.rows[key]?.name, ...reasons].filter(Boolean).join(': ')}
          </Alert>
        )
      })}
    </>
  )
}
