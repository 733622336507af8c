import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../../client/content-languages.ts'
import { Progress } from '../../../../engine/list/tools/progress.tsx'
import { closedByEscape } from '../../../../ui/dialogs/closed-by-escape.ts'
import type { NamedList } from '../../use-incomplete-lists.ts'
import { ExportQuestion, incompleteListsOf, likelyQuestion } from './export-question.tsx'
import { ExportResult } from './export-result.tsx'
import { useExportTexts } from './use-export-texts.ts'

interface Props {
  places: readonly NamedList[]
  languages: readonly Language[]
  onClose: () => void
}

/** Selects the texts and languages of an export, and writes the file. */
export const ExportTextsDialog = ({ places, languages, onClose }: Props) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const { t: shell } = useTranslation()
  const titleId = useId()
  const [question, setQuestion] = useState(() => likelyQuestion(places, languages))
  const { state, start, cancel } = useExportTexts(onClose)
  const find = (id: string): Language | undefined => languages.find((language) => String(language.id) === id)
  const [source, target] = [find(question.source), find(question.target)]
  const chosen = incompleteListsOf(places, question)
  const isRunning = state.status === 'running'
  return (
    <Dialog open onClose={closedByEscape(onClose)} aria-labelledby={titleId} maxWidth='xs' fullWidth>
      <DialogTitle id={titleId}>{t('exchange.export')}</DialogTitle>
      <DialogContent>
        {state.failure !== null && (
          <Alert severity='error' sx={{ mb: 4 }}>
            {state.failure}
          </Alert>
        )}
        {isRunning && (
          <Progress
            done={state.done}
            total={state.total}
            label={t('exchange.export')}
            text={(numbers) => t('exchange.progress', numbers)}
          />
        )}
        {state.status === 'ended' && <ExportResult state={state} source={source?.name} />}
        {state.status === 'initial' && (
          <ExportQuestion places={places} languages={languages} question={question} onChange={setQuestion} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={isRunning ? cancel : onClose} color='secondary'>
          {shell(state.status === 'ended' ? 'common.close' : 'common.cancel')}
        </Button>
        {state.status === 'initial' && (
          <Button
            variant='contained'
            disabled={!source || !target || source === target}
            onClick={() =>
              source &&
              target &&
              start(chosen, { source, target, withTranslated: question.withTranslated }, question.format)
            }
          >
            {t('exchange.start')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
