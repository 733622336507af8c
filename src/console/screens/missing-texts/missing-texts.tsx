import DownloadIcon from '@mui/icons-material/Download'
import TranslateIcon from '@mui/icons-material/Translate'
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCountMissingTextsQueryKey } from '../../../../generated/api/language/language.ts'
import { errorMessage } from '../../../client/api-error.ts'
import type { Language } from '../../../client/content-languages.ts'
import { Progress } from '../../engine/list/tools/progress.tsx'
import { textsPart } from '../../engine/list/tools/tool-part.ts'
import { type NamedList, useIncompleteLists } from '../../engine/translation/use-incomplete-lists.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { closedByEscape } from '../../ui/dialogs/page-dialog.tsx'
import { OpenedPart } from '../../ui/lazy/opened-part.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { EmptyState, ErrorState, Loader } from '../../ui/states.tsx'
import { ExportQuestion, everything, likelyPair, type Question } from './exchange/export-question.tsx'
import { ImportTextsDialog } from './exchange/import/import-texts-dialog.tsx'
import { type ExportState, useExportTexts } from './exchange/use-export-texts.ts'
import { MissingTable } from './missing-table.tsx'

const translationDialog = textsPart(() =>
  import('../../engine/translation/translation-dialog.tsx').then((file) => file.TranslationDialog),
)

/** The result of an export, with the texts left out. */
const ExportResult = ({ state, source }: { state: ExportState; source: string }) => {
  const { t } = useTranslation(['exchange', 'tools'])
  return (
    <Stack spacing={3}>
      <Alert severity={state.written > 0 ? 'success' : 'info'}>
        {state.written > 0 ? t('exchange.exported', { count: state.written }) : t('exchange.nothing')}
      </Alert>
      {state.withoutSource > 0 && (
        <Alert severity='warning'>
          {t('exchange.withoutSource', { count: state.withoutSource, language: source })}
        </Alert>
      )}
      {state.tooLong > 0 && (
        <Alert severity='warning'>{t('exchange.tooLong', { count: state.tooLong })}</Alert>
      )}
    </Stack>
  )
}

interface Props {
  places: readonly NamedList[]
  languages: readonly Language[]
  /** The languages that are selected at first. */
  pair: NonNullable<ReturnType<typeof likelyPair>>
  onClose: () => void
}

/** Selects the texts and languages of an export, and writes the file. */
const ExportTextsDialog = ({ places, languages, pair, onClose }: Props) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const { t: shell } = useTranslation()
  const [question, setQuestion] = useState<Question>({
    ...pair,
    place: everything,
    format: 'xliff',
    withTranslated: false,
  })
  const { place, source, target } = question
  const { state, start, cancel } = useExportTexts(onClose)
  const chosen = places.filter(({ key }) => place === everything || key === place)
  const isRunning = state.status === 'running'
  return (
    <Dialog open fullWidth onClose={closedByEscape(onClose)} maxWidth='xs'>
      <DialogTitle>{t('exchange.export')}</DialogTitle>
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
        {state.status === 'ended' && <ExportResult state={state} source={source.name} />}
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
            disabled={source.id === target.id}
            onClick={() => start(chosen, question)}
          >
            {t('exchange.start')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** Buttons that export texts for translators, and import translations. */
const ExchangeButtons = ({
  places,
  languages,
}: Pick<ReturnType<typeof useIncompleteLists>, 'places' | 'languages'>) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const [opened, setOpened] = useState<'export' | 'import' | 'translation' | null>(null)
  const queries = useQueryClient()
  const close = (): void => setOpened(null)
  const pair = likelyPair(places, languages)
  const isEmpty = places.length === 0 || languages.length < 2
  return (
    <>
      <Button
        variant='contained'
        startIcon={<TranslateIcon />}
        disabled={isEmpty}
        onClick={() => setOpened('translation')}
      >
        {t('translation.open')}
      </Button>
      <Button
        variant='outlined'
        startIcon={<DownloadIcon />}
        disabled={isEmpty}
        onClick={() => setOpened('export')}
      >
        {t('exchange.export')}
      </Button>
      <Button
        variant='outlined'
        startIcon={<UploadFileIcon />}
        disabled={isEmpty}
        onClick={() => setOpened('import')}
      >
        {t('exchange.import')}
      </Button>
      {opened === 'export' && pair && <ExportTextsDialog {...{ places, languages, pair }} onClose={close} />}
      {opened === 'import' && <ImportTextsDialog onClose={close} />}
      {opened === 'translation' && pair && (
        <OpenedPart part={translationDialog} title={t('translation.title')} onClose={close}>
          {(TranslationDialog) => (
            <TranslationDialog
              pair={{ source: pair.source.id, target: pair.target.id }}
              onClose={() => {
                close()
                // Not after each save: the dialog reads its lists again when their order changes.
                void queries.invalidateQueries({ queryKey: getCountMissingTextsQueryKey() })
              }}
            />
          )}
        </OpenedPart>
      )}
    </>
  )
}

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
      <Typography color='textSecondary' sx={{ mb: 4, maxWidth: 720 }}>
        {t('missing.intro')}
      </Typography>
      <Card variant='outlined'>
        {status === 'failed' ? (
          <ErrorState message={errorMessage(error)} onRetry={retry} />
        ) : status === 'loading' ? (
          // The footer stays below the window.
          <Loader minHeight='80vh' />
        ) : places.length === 0 ? (
          <EmptyState text={t('missing.nothing')} hint={t('missing.nothingHint')} />
        ) : (
          <MissingTable places={places} languages={languages} platform={platform} />
        )}
      </Card>
    </>
  )
}
