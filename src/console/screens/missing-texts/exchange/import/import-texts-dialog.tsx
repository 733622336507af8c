import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBulkTexts } from '../../../../engine/list/tools/bulk/use-bulk-texts.ts'
import { Progress } from '../../../../engine/list/tools/progress.tsx'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { closedByEscape } from '../../../../ui/dialogs/page-dialog.tsx'
import { useFilePicker } from '../../../../ui/hooks/use-file-picker.tsx'
import { narrowerThan } from '../../../../ui/styles/layout-sizes.ts'
import { ChangeTable, colors } from './change-table.tsx'
import type { Change } from './plan.ts'
import { type Import, useImportTexts } from './use-import-texts.ts'
import type { Verdict } from './verdict.ts'

interface FileProps {
  fault: string | null
  onChoose: (file: File) => void
}

/** The first step: selects a file. */
const ChooseFile = ({ fault, onChoose }: FileProps) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const label = t('exchange.choose')
  const { input, pick } = useFilePicker({ accept: '.xlf,.xliff,.xlsx', label, onChoose })
  return (
    <Stack spacing={4} sx={{ alignItems: 'flex-start' }}>
      {fault !== null && (
        <Alert severity='error' sx={{ width: 1 }}>
          {fault}
        </Alert>
      )}
      <Typography>{t('exchange.fileHint')}</Typography>
      <Button variant='outlined' startIcon={<UploadFileIcon />} onClick={pick}>
        {label}
      </Button>
      {input}
    </Stack>
  )
}

/** Maximum number of named records. */
const maxNames = 100

/** The result of an import. */
const ImportOutcome = ({ stored, failed, left }: Extract<Import, { step: 'ended' }>) => {
  const { t, i18n } = useTranslation(['exchange', 'tools'])
  const { reasonOf } = useBulkTexts()
  const why = (error: unknown): string =>
    error instanceof Error && error.name === 'ChangedMeanwhile'
      ? t('exchange.changedMeanwhile')
      : reasonOf(error)
  return (
    <Stack spacing={3} role='status'>
      {stored > 0 && <Alert>{t('exchange.stored', { count: stored })}</Alert>}
      {failed.length > 0 && (
        <Alert severity='error' sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
          {t('bulk.failed', { count: failed.length })}
          <ul style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
            {failed.slice(0, maxNames).map(({ row: [first], error }) => (
              <li key={`${first?.unit.place.module} ${first?.unit.place.recordId}`}>
                <bdi>{first?.title}</bdi>: {why(error)}
              </li>
            ))}
            {failed.length > maxNames && (
              <li>{t('bulk.others', { number: formatNumber(failed.length - maxNames, i18n.language) })}</li>
            )}
          </ul>
        </Alert>
      )}
      {left.length > 0 && <Alert severity='warning'>{t('bulk.left', { count: left.length })}</Alert>}
    </Stack>
  )
}

/** The texts to store: new and changed ones, and optionally those with lost markup. */
const changesToStore = (changes: readonly Change[], withLost: boolean): readonly Change[] =>
  changes.filter(
    ({ verdict }) => verdict === 'new' || verdict === 'changed' || (withLost && verdict === 'lost'),
  )

const order = Object.keys(colors) as Verdict[]

interface Props {
  changes: readonly Change[]
  /** Number of texts without a translation. */
  untranslated: number
  withLost: boolean
  onWithLost: (withLost: boolean) => void
}

/** The preview of an import: counts by kind, and a list of texts; a press on a kind filters the list. */
const DryRun = ({ changes, untranslated, withLost, onWithLost }: Props) => {
  const { t, i18n } = useTranslation(['exchange', 'tools'])
  const [shown, setShown] = useState<Verdict | null>(null)
  const counts = order
    .map((verdict) => ({ verdict, count: changes.filter((change) => change.verdict === verdict).length }))
    .filter(({ count }) => count > 0)
  const hasLost = counts.some(({ verdict }) => verdict === 'lost')
  return (
    <Stack spacing={3}>
      <Alert severity='info'>
        {t('exchange.dryRun')}{' '}
        {changesToStore(changes, withLost).length === 0 && t('exchange.nothingToStore')}
      </Alert>
      <Stack direction='row' spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {counts.map(({ verdict, count }) => (
          <Chip
            key={verdict}
            color={colors[verdict]}
            variant={shown === verdict ? 'filled' : 'outlined'}
            label={`${t(`exchange.verdict.${verdict}`)}: ${formatNumber(count, i18n.language)}`}
            aria-pressed={shown === verdict}
            onClick={() => setShown(shown === verdict ? null : verdict)}
          />
        ))}
        {untranslated > 0 && (
          <Chip variant='outlined' label={t('exchange.untranslated', { count: untranslated })} />
        )}
      </Stack>
      {hasLost && (
        <FormControlLabel
          control={<Checkbox checked={withLost} onChange={({ target }) => onWithLost(target.checked)} />}
          label={t('exchange.withLost')}
        />
      )}
      {changes.length > 0 && (
        <ChangeTable changes={changes.filter(({ verdict }) => shown === null || verdict === shown)} />
      )}
    </Stack>
  )
}

/** Imports translated texts: previews their changes, stores them, and reports failures. */
export const ImportTextsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const { t: shell } = useTranslation()
  const { state, choose, apply, again, stop, restart } = useImportTexts()
  const [withLost, setWithLost] = useState(false)
  const isNarrow = useMediaQuery(narrowerThan('sm'))
  const chosen = state.step === 'checked' ? changesToStore(state.changes, withLost) : []
  const isBusy = state.step === 'checking' || state.step === 'storing'
  const hasRest = state.step === 'ended' && state.failed.length + state.left.length > 0
  return (
    <Dialog
      open
      fullWidth
      onClose={closedByEscape(() => state.step !== 'storing' && onClose())}
      maxWidth={state.step === 'checked' ? 'md' : 'sm'}
      fullScreen={isNarrow}
    >
      <DialogTitle>{t('exchange.import')}</DialogTitle>
      <DialogContent>
        {state.step === 'file' && <ChooseFile fault={state.fault} onChoose={choose} />}
        {isBusy && (
          <Progress
            done={state.done}
            total={state.total}
            label={t(`exchange.${state.step}`)}
            text={(numbers) => t('exchange.progress', numbers)}
          />
        )}
        {state.step === 'checked' && (
          <DryRun
            changes={state.changes}
            untranslated={state.untranslated}
            withLost={withLost}
            onWithLost={setWithLost}
          />
        )}
        {state.step === 'ended' && <ImportOutcome {...state} />}
      </DialogContent>
      <DialogActions>
        {isBusy ? (
          <Button onClick={stop} autoFocus>
            {t('bulk.stop')}
          </Button>
        ) : (
          <Button onClick={onClose} color='secondary'>
            {shell(state.step === 'ended' ? 'common.close' : 'common.cancel')}
          </Button>
        )}
        {(state.step === 'checked' || state.step === 'ended') && (
          <Button onClick={restart}>{t('exchange.otherFile')}</Button>
        )}
        {state.step === 'checked' && (
          <Button variant='contained' disabled={chosen.length === 0} onClick={() => apply(chosen)}>
            {t('exchange.store', { count: chosen.length })}
          </Button>
        )}
        {hasRest && (
          <Button variant='contained' onClick={again}>
            {t('bulk.again')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
