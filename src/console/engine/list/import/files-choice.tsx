import AttachFile from '@mui/icons-material/AttachFile'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFilePicker } from '../../../ui/hooks/use-file-picker.tsx'
import { type ImportFiles, readImportFiles } from './import-files.ts'

interface Props {
  files: ImportFiles
  onFiles: (files: ImportFiles) => void
}

/** Selects the images and documents that the cells of an import name. */
export const FilesChoice = ({ files, onFiles }: Props) => {
  const { t } = useTranslation('import')
  const [isReading, setReading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const choose = (chosen: readonly File[]): void => {
    setReading(true)
    setFailed(false)
    readImportFiles(chosen)
      .then(
        (more) => onFiles(new Map([...files, ...more])),
        () => setFailed(true),
      )
      .finally(() => setReading(false))
  }
  const { input, pick } = useFilePicker({
    accept: '.zip,image/*,audio/*,application/pdf',
    label: t('import.files.choose'),
    multiple: true,
    onChoose: (...chosen) => choose(chosen),
  })
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {hasFailed && <Alert severity='error'>{t('import.files.failed')}</Alert>}
      <Stack direction='row' sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant='outlined' startIcon={<AttachFile />} loading={isReading} onClick={pick}>
          {t('import.files.choose')}
        </Button>
        <Typography role='status' variant='body2' color='textSecondary'>
          {files.size > 0 ? t('import.files.count', { count: files.size }) : t('import.files.hint')}
        </Typography>
      </Stack>
      {input}
    </Stack>
  )
}
