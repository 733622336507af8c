import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Grid from '@mui/material/Grid'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../i18n/use-label.ts'
import { closedByEscape } from '../../ui/dialogs/page-dialog.tsx'
import { languageDirection } from '../../ui/text-direction.ts'
import { isBlankHtml } from '../../widgets/rich-text/blank-html.ts'
import { RichTextBox } from '../../widgets/rich-text/rich-text-box.tsx'
import type { Grid as TextGrid } from '../list/grid/grid.ts'
import type { GridColumn } from '../list/grid/grid-columns.ts'
import type { TextRow } from './text-rows.ts'

interface Props {
  row: TextRow
  /** The stored or unsaved HTML of a language. */
  htmlOf: (column: GridColumn) => string
  onApply: (html: string) => void
  onClose: () => void
}

/** Edits a rich text beside its source. The text becomes an unsaved cell of the grid. */
export const TextDialog = ({ row, htmlOf, onApply, onClose }: Props) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const { t: shell } = useTranslation()
  const label = useLabel()
  const id = useId()
  const { source, column, of } = row
  const [html, setHtml] = useState(() => htmlOf(column))
  const [held, setHeld] = useState<string | false>(false)
  const box = (each: GridColumn) => ({
    ...{ id: `${id}-${each.key}`, label: each.language?.name ?? '', required: false, height: 320 },
    ...{ draftKey: `translation/${of.key}/${each.key}`, lang: each.language?.code ?? '' },
    dir: languageDirection(each.language?.code ?? ''),
    onBlur: () => undefined,
  })
  return (
    <Dialog open onClose={closedByEscape(onClose)} maxWidth='xl' fullWidth>
      <DialogTitle>
        <bdi>{of.name}</bdi> · {label(column.label)}
      </DialogTitle>
      <DialogContent>
        <Grid container spacing={4}>
          <Grid size={{ xs: 12, md: 6 }}>
            {source && (
              <RichTextBox {...box(source)} value={htmlOf(source)} disabled onChange={() => undefined} />
            )}
          </Grid>
          <Grid size={{ xs: 12, md: 6 }}>
            <RichTextBox
              {...box(column)}
              value={html}
              disabled={false}
              error={held === false ? '' : held}
              onHold={setHeld}
              onChange={setHtml}
            />
          </Grid>
        </Grid>
      </DialogContent>
      <DialogActions>
        <Button color='secondary' onClick={onClose}>
          {shell('common.cancel')}
        </Button>
        <Button
          variant='contained'
          disabled={held !== false}
          onClick={() => onApply(isBlankHtml(html) ? '' : html)}
        >
          {t('translation.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Records with unsaved texts that are not shown: how many, and why some could not be saved, such as deleted ones. */
export const Elsewhere = ({ grid, keys }: { grid: TextGrid; keys: readonly string[] }) => {
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
