import Download from '@mui/icons-material/Download'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { BusyLine } from '../../../ui/busy-line.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'

interface Props {
  /** Why the file could not be read. */
  fault: string | null
  isReading: boolean
  /** There is an import that was not completed. */
  hasDraft: boolean
  onChoose: (content: Blob | string) => void
  onContinue: () => void
  onTemplate: () => void
}

const accepted = '.xlsx,.xlsm,.csv,.tsv,.txt'

/** Selects what is imported: a file, dropped or chosen, or copied cells. */
export const SourceChoice = ({ fault, isReading, hasDraft, onChoose, onContinue, onTemplate }: Props) => {
  const { t } = useTranslation(['import', 'tools'])
  const onDrop = (dropped: DataTransfer): void => {
    const [file] = dropped.files
    const text = dropped.getData('text/plain')
    if (file) onChoose(file)
    else if (text !== '') onChoose(text)
  }
  return (
    <Stack sx={{ gap: 5, p: 4, maxWidth: 760, mx: 'auto', width: 1 }}>
      {hasDraft && (
        <Alert
          severity='info'
          action={
            <Button size='small' color='inherit' onClick={onContinue}>
              {t('import.continue')}
            </Button>
          }
        >
          {t('import.unfinished')}
        </Alert>
      )}
      {fault !== null && <Alert severity='error'>{fault}</Alert>}
      <BusyLine busy={isReading} label={t('import.reading')} />
      <FileDrop
        text={t('import.drop')}
        button={t('import.choose')}
        icon={<UploadFile />}
        accept={accepted}
        disabled={isReading}
        onChoose={onChoose}
        onDrop={onDrop}
      >
        <Typography variant='body2' color='textSecondary' sx={{ mt: 3 }}>
          {t('import.formats')}
        </Typography>
      </FileDrop>
      <TextField
        label={t('import.paste')}
        multiline
        minRows={3}
        maxRows={6}
        value=''
        disabled={isReading}
        onPaste={(event) => {
          event.preventDefault()
          const text = event.clipboardData.getData('text/plain')
          if (text.trim() !== '') onChoose(text)
        }}
        helperText={t('import.pasteHint')}
      />
      <Button
        color='secondary'
        startIcon={<Download />}
        onClick={onTemplate}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('import.template')}
      </Button>
    </Stack>
  )
}
