import AttachFile from '@mui/icons-material/AttachFile'
import Download from '@mui/icons-material/Download'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyLine } from '../../../ui/busy-line.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { useFilePicker } from '../../../ui/hooks/use-file-picker.tsx'
import { fileFault, fileKinds, fileRuleOf } from '../../../widgets/file/file-rule.ts'
import type { FormFileValue } from '../../../widgets/widget.ts'
import type { FileReason, GridColumn, Unread } from '../grid/grid-columns.ts'

/** Selected files by {@link fileKey}. */
export type ImportFiles = ReadonlyMap<string, File>

/** The name of a file for comparisons: without folders and case; archives of macOS have decomposed letters. */
const fileKey = (path: string): string =>
  (path.split(/[\\/]/).at(-1) ?? '').trim().normalize('NFC').toLowerCase()

const types: Readonly<Record<string, string>> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', gif: 'image/gif' },
  ...{ pdf: 'application/pdf', mp3: 'audio/mpeg', m4a: 'audio/mp4', wav: 'audio/wav', ogg: 'audio/ogg' },
}

/** A file of an archive, with the type of its extension. */
const fileOf = ([path, bytes]: readonly [string, Uint8Array<ArrayBuffer>]): File => {
  const name = path.split('/').at(-1) ?? ''
  const type = types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? ''
  return new File([bytes], name, { type })
}

/** A message of the worker that unpacks an archive. */
export type UnpackMessage =
  | { files: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] }
  | { isFailed: true }

const unpack = (archive: File): Promise<readonly File[]> => {
  const worker = new Worker(new URL('./unpack-worker.ts', import.meta.url), { type: 'module' })
  const unpacking = new Promise<readonly File[]>((resolve, reject) => {
    const fail = (): void => reject(new Error(`"${archive.name}" could not be read`))
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<UnpackMessage>) =>
      'files' in data ? resolve(data.files.map(fileOf)) : fail(),
    )
    worker.postMessage(archive)
  })
  return unpacking.finally(() => worker.terminate())
}

/** The selected files by name, with those of ZIP archives. Rejects if an archive is damaged or too large. */
const readImportFiles = async (chosen: readonly File[]): Promise<ImportFiles> => {
  const files = await Promise.all(chosen.map((file) => (/\.zip$/i.test(file.name) ? unpack(file) : [file])))
  return new Map(files.flat().map((file) => [fileKey(file.name), file]))
}

const reasons: Readonly<Record<'type' | 'size' | 'empty', FileReason>> = {
  ...{ type: 'fileType', size: 'fileSize', empty: 'fileEmpty' },
}

/** The value of a cell with a selected file, whose key `keepFile` returns; unread if its field refuses the file. */
export const selectedFile = (
  { options }: GridColumn,
  file: File,
  keepFile: (file: File) => string,
): FormFileValue | Unread => {
  const kind = fileKinds[String(options.widget) as keyof typeof fileKinds]
  const fault = fileFault(file, fileRuleOf(kind, options))
  if (fault) return { unread: file.name, reason: reasons[fault], about: file.name }
  return { fileUrl: '', fileName: file.name, pending: keepFile(file) }
}

/**
 * The value of a cell that names a file: the stored file if it has that name, else the selected one, whose key
 * `keepFile` returns; unread if there is none, or if its field refuses it.
 */
export const fileValue = (
  column: GridColumn,
  text: string,
  { files, stored, keepFile }: { files: ImportFiles; stored: unknown; keepFile: (file: File) => string },
): FormFileValue | Unread => {
  const held = stored as FormFileValue | undefined
  const file = files.get(fileKey(text))
  if (!file) {
    const isStored = held && [held.fileName, held.fileUrl].some((name) => fileKey(name) === fileKey(text))
    return isStored ? held : { unread: text, reason: 'noFile', about: text }
  }
  return selectedFile(column, file, keepFile)
}

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

interface SourceProps {
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
export const SourceChoice = ({
  fault,
  isReading,
  hasDraft,
  onChoose,
  onContinue,
  onTemplate,
}: SourceProps) => {
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
