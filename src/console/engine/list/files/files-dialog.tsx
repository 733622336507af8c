import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { PageDialog } from '../../../ui/dialogs/page-dialog.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { ErrorState, Loader } from '../../../ui/states.tsx'
import { CropButton } from '../../../widgets/file/crop/crop-button.tsx'
import { useFailureText } from '../../use-failure-text.ts'
import { type GridForm, useGridForm } from '../grid/use-grid-form.ts'
import { Progress } from '../tools/progress.tsx'
import type { ListPage } from '../use-list-page.ts'
import type { FileRecord } from './files-of.ts'
import { type NewFile, type NewFiles, useNewFiles } from './use-new-files.ts'

const Upload = ({ file, uploads }: { file: NewFile } & Pick<NewFiles, 'uploads'>) => {
  const { t } = useTranslation('widgets')
  const share = useSyncExternalStore(uploads.onProgress, () => uploads.progress(file.pending))
  return (
    <LinearProgress
      variant={share === undefined || share === 1 ? 'indeterminate' : 'determinate'}
      value={Math.round(100 * (share ?? 0))}
      aria-label={`${t('file.uploading')}: ${file.name}`}
    />
  )
}

const FileRow = ({ file, parts, list }: { file: NewFile; parts: FileRecord; list: NewFiles }) => {
  const { t } = useTranslation(['import', 'widgets'])
  const isLocked = list.progress !== null
  const isBlank = parts.title !== undefined && file.title.trim() === ''
  const fault = file.fault || (isBlank ? t('several.noTitle') : '')
  return (
    <Paper component='li' variant='outlined' sx={{ p: 3, display: 'flex', gap: 3, alignItems: 'center' }}>
      {parts.kind === 'image' && !file.isRefused && (
        <Box
          component='img'
          src={file.url}
          alt=''
          sx={{ width: 72, height: 72, flex: 'none', objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Stack sx={{ flex: 1, minWidth: 0, gap: 1 }}>
        {parts.title !== undefined && (
          <TextField
            size='small'
            fullWidth
            value={file.title}
            disabled={isLocked}
            error={isBlank}
            onChange={({ target }) => list.change(file.key, { title: target.value })}
            slotProps={{
              htmlInput: {
                'aria-label': `${t('several.fileTitle')}: ${file.name}`,
                dir: 'auto',
                maxLength: list.maxLength,
              },
            }}
          />
        )}
        <Stack direction='row' sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography
            component='bdi'
            variant='caption'
            color='textSecondary'
            sx={{ overflowWrap: 'anywhere' }}
          >
            {file.name}
          </Typography>
          {parts.kind === 'image' && !file.isRefused && (
            <CropButton
              file={{ fileUrl: file.url, fileName: file.name }}
              label={file.name}
              disabled={isLocked}
              onDone={(cropped) => list.replace(file.key, cropped)}
            />
          )}
        </Stack>
        {file.isSaving && <Upload file={file} uploads={list.uploads} />}
        {fault && (
          <Typography variant='body2' color='error'>
            {fault}
          </Typography>
        )}
      </Stack>
      <IconButton
        aria-label={`${t('file.remove', { ns: 'widgets' })}: ${file.name}`}
        disabled={isLocked}
        onClick={() => list.remove(file.key)}
      >
        <Delete />
      </IconButton>
    </Paper>
  )
}

/** Selects files, by a button or by dropping them. */
const DropPlace = ({ list }: { list: NewFiles }) => {
  const { t } = useTranslation('import')
  return (
    <FileDrop
      text={t('several.drop')}
      button={t('several.choose')}
      icon={<AddPhoto />}
      variant={list.files.length === 0 ? 'contained' : 'outlined'}
      accept={list.accept}
      multiple
      disabled={list.progress !== null}
      onChoose={(...files) => list.add(files)}
      onDrop={({ files }) => list.add([...files])}
    />
  )
}

/** The button that saves the files or those that failed; while they are saved, the progress. */
const SaveBar = ({ list, onSaved }: { list: NewFiles; onSaved: () => void }) => {
  const { t } = useTranslation(['import', 'tools'])
  const { files, progress, sendable } = list
  const failures = files.filter(({ fault, isRefused }) => fault && !isRefused).length
  return (
    <Stack
      direction='row'
      sx={{
        ...{ position: 'sticky', bottom: 0, py: 3, gap: 3, alignItems: 'center', flexWrap: 'wrap' },
        ...{ justifyContent: 'flex-end', bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' },
      }}
    >
      {progress ? (
        <>
          <Box sx={{ flex: 1, minWidth: 160 }}>
            <Progress
              {...progress}
              label={t('several.title')}
              text={(numbers) => t('bulk.progress', { ...numbers, ns: 'tools' })}
            />
          </Box>
          <Button color='secondary' onClick={list.stop}>
            {t('bulk.stop', { ns: 'tools' })}
          </Button>
        </>
      ) : (
        <>
          {failures > 0 && (
            <Alert severity='error' sx={{ flex: 1, py: 0 }}>
              {t('several.failed', { count: failures })}
            </Alert>
          )}
          <Button
            variant='contained'
            disabled={sendable === 0}
            onClick={() => void list.save().then((isDone) => isDone && onSaved())}
          >
            {t(failures > 0 && failures === sendable ? 'several.again' : 'several.save', { count: sendable })}
          </Button>
        </>
      )}
    </Stack>
  )
}

export interface FilesDialogProps {
  page: ListPage
  parts: FileRecord
  /** Files that were dropped on the list. */
  first: readonly File[]
  onClose: () => void
}

const FilesList = ({ page, parts, first, form, onClose }: FilesDialogProps & { form: GridForm }) => {
  const { t } = useTranslation(['import', 'engine'])
  const label = useLabel()
  const list = useNewFiles(page, form, parts, first)
  const [isLeaving, setLeaving] = useState(false)
  const { title, one } = page.module.module
  return (
    <PageDialog
      title={`${t('several.title')}: ${label(page.list.title ?? title ?? one)}`}
      isEscapable={list.files.length === 0}
      onClose={() => (list.files.length === 0 ? onClose() : setLeaving(true))}
    >
      <Stack sx={{ gap: 4, p: 4, pb: 0, maxWidth: 900, mx: 'auto', width: 1, minHeight: 1 }}>
        <DropPlace list={list} />
        <Stack component='ul' sx={{ gap: 2, p: 0, m: 0, flex: 1, listStyle: 'none' }}>
          {list.files.map((file) => (
            <FileRow key={file.key} file={file} parts={parts} list={list} />
          ))}
        </Stack>
        <SaveBar list={list} onSaved={onClose} />
      </Stack>
      <ConfirmDialog
        open={isLeaving}
        title={t('several.leave')}
        text={t('leaveText', { ns: 'engine' })}
        confirmLabel={t('unsaved.drop', { ns: 'engine' })}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </PageDialog>
  )
}

/** Creates a record of each of several files, which are selected or dropped together. */
export const FilesDialog = (props: FilesDialogProps) => {
  const failureText = useFailureText()
  const { form, error, retry } = useGridForm(props.page.module)
  if (error) return <ErrorState message={failureText(error)} onRetry={retry} />
  return form?.validator ? <FilesList {...props} form={form} /> : <Loader />
}
