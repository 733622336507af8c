import AttachFile from '@mui/icons-material/AttachFile'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
