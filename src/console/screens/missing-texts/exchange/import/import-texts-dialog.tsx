import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Progress } from '../../../../engine/list/tools/progress.tsx'
import { closedByEscape } from '../../../../ui/dialogs/closed-by-escape.ts'
import { narrowerThan } from '../../../../ui/styles/breakpoints.ts'
import { changesToStore, DryRun } from './dry-run.tsx'
import { ChooseFile, ImportOutcome } from './import-steps.tsx'
import { useImportTexts } from './use-import-texts.ts'

/** Imports translated texts: previews their changes, stores them, and reports failures. */
export const ImportTextsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const { t: shell } = useTranslation()
  const titleId = useId()
  const { state, choose, apply, again, stop, restart } = useImportTexts()
  const [withLost, setWithLost] = useState(false)
  const isNarrow = useMediaQuery(narrowerThan('sm'))
  const chosen = state.step === 'checked' ? changesToStore(state.changes, withLost) : []
  const isBusy = state.step === 'checking' || state.step === 'storing'
  const hasRest = state.step === 'ended' && state.failed.length + state.left.length > 0
  return (
    <Dialog
      open
      onClose={closedByEscape(() => state.step !== 'storing' && onClose())}
      aria-labelledby={titleId}
      maxWidth={state.step === 'checked' ? 'md' : 'sm'}
      fullWidth
      fullScreen={isNarrow}
    >
      <DialogTitle id={titleId}>{t('exchange.import')}</DialogTitle>
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
