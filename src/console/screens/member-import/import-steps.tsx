import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { spreadsheetType } from '../../../contract/records/spreadsheet.ts'
import texts from './texts.json' with { type: 'json' }
import type { useMemberImport } from './use-member-import.ts'

type StepProps = Pick<ReturnType<typeof useMemberImport>, 'sending'>

const accepted = `.xlsx,.csv,${spreadsheetType},application/vnd.ms-excel,text/csv`

const StepTitle = ({ children }: { children: ReactNode }) => (
  <Typography variant='h3' component='h2' sx={{ mt: 6, mb: 3 }}>
    {children}
  </Typography>
)

interface ChooseProps extends StepProps {
  file: File | null
  onChoose: (file: File | null) => void
}

/** The first step: selects the file. */
export const ChooseFile = ({ file, sending, onChoose }: ChooseProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <StepTitle>{texts.step1}</StepTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button
          variant='outlined'
          startIcon={<UploadFileIcon />}
          disabled={sending}
          onClick={() => input.current?.click()}
        >
          {file ? texts.change : texts.choose}
        </Button>
        <input
          ref={input}
          type='file'
          hidden
          accept={accepted}
          aria-label={texts.choose}
          onChange={({ target }) => {
            onChoose(target.files?.[0] ?? null)
            target.value = ''
          }}
        />
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{file?.name ?? texts.none}</bdi>
        </Typography>
      </Box>
      <Typography variant='body2' color='text.secondary' sx={{ mt: 2 }}>
        <bdi>{texts.limits}</bdi>
      </Typography>
    </>
  )
}

interface SendProps extends StepProps {
  ready: boolean
  /** Upload progress, 0 to 1. */
  progress: number
  onSubmit: () => void
}

/** The second step: sends the file, with progress. */
export const SendFile = ({ ready, sending, progress, onSubmit }: SendProps) => {
  const { t, i18n } = useTranslation('engine')
  return (
    <>
      <StepTitle>{texts.step2}</StepTitle>
      <Button variant='contained' onClick={onSubmit} disabled={!ready} loading={sending}>
        {texts.submit}
      </Button>
      {sending && (
        <Box sx={{ mt: 4 }} role='status' lang={i18n.language}>
          <LinearProgress
            variant={progress < 1 ? 'determinate' : 'indeterminate'}
            value={progress * 100}
            aria-label={t('import.uploading')}
          />
          <Typography variant='body2' sx={{ mt: 1 }}>
            {t(progress < 1 ? 'import.uploading' : 'import.checking')}
          </Typography>
        </Box>
      )}
    </>
  )
}
