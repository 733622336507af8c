import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { ariaDescribedByIds, type FieldProps } from '@rjsf/utils'
import { type ClipboardEvent, type DragEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { toPointer } from '../../../contract/json-pointer.ts'
import { useLabel } from '../../i18n/use-label.ts'
import type { FormContext } from '../form-context.ts'
import { fieldLabel, fieldOptions, formContextOf, isLocked } from '../shared/form-field.ts'
import type { FieldWidget } from '../widget.ts'
import { CropButton } from './crop/crop-button.tsx'
import { FileButtons, FilePreview } from './file-buttons.tsx'
import { type FileKind, fileFault, fileKinds, fileRuleOf } from './file-rule.ts'
import { toFileValue } from './file-value.ts'

/** The state of a file field: its file, the error of a refused one, selecting and removing. */
const useFileField = (props: FieldProps, fileKind: FileKind) => {
  const { t } = useTranslation('widgets')
  const [fault, setFault] = useState('')
  const context = formContextOf(props.registry)
  const { kind } = fileKind
  const rule = fileRuleOf(fileKind, fieldOptions(props))
  const { path } = props.fieldPathId
  const pointer = toPointer(path)
  const touch = (): void => context.touch(pointer)
  const { hold } = context
  useEffect(() => {
    hold?.(pointer, fault !== '')
    return () => hold?.(pointer, false)
  }, [hold, pointer, fault])
  const set = (next: unknown): void => {
    props.onChange(next, path)
    touch()
  }
  return {
    context,
    file: toFileValue(props.formData),
    accept: rule.accept,
    locked: isLocked(props) || context.saving,
    fault,
    hint:
      kind !== 'image' && rule.maxSizeMb === undefined ? '' : t(`file.hint.${kind}`, { max: rule.maxSizeMb }),
    touch,
    choose: (chosen: File): void => {
      const reason = fileFault(chosen, rule)
      setFault(reason ? t(`file.fault.${reason}.${kind}`, { max: rule.maxSizeMb, name: chosen.name }) : '')
      if (reason) return
      // The object URL is not revoked: form data may refer to it for the life of the page, and it holds no copy of the
      // file.
      set({ fileUrl: URL.createObjectURL(chosen), fileName: chosen.name, pending: context.keepFile(chosen) })
    },
    /** Removes a refused file, else the file itself. */
    remove: (): void => {
      setFault('')
      if (fault === '') set(undefined)
    },
  }
}

/** Accepts the first file dropped on, or pasted into, an element; `over` is true while a file hovers. */
const useFileDrop = (onFile: (file: File) => void, locked: boolean) => {
  const [over, setOver] = useState(false)
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
    const file = data?.files[0]
    if (!file || locked) return
    event.preventDefault()
    event.stopPropagation()
    onFile(file)
  }
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(!locked)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        // Without this, the browser opens the file in place of the form.
        event.preventDefault()
        setOver(false)
        take(event, event.dataTransfer)
      },
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    },
  }
}

const never = () => () => {}

/** The upload progress of a selected file; nothing without an upload. */
const UploadProgress = ({ context, pending }: { context: FormContext; pending: string }) => {
  const { t } = useTranslation('widgets')
  const progress = useSyncExternalStore(context.onProgress ?? never, () => context.progress(pending))
  if (progress === undefined) return null
  return (
    <LinearProgress
      variant='determinate'
      value={Math.round(progress * 100)}
      aria-label={t('file.uploading')}
      sx={{ maxWidth: 480 }}
    />
  )
}

interface Props extends FieldProps {
  fileKind: FileKind
}

/** A file of the record: shown, selected by button, drop or paste, and removed. */
const FileField = ({ fileKind, ...props }: Props) => {
  const { kind } = fileKind
  const { $id: id } = props.fieldPathId
  const label = useLabel()(fieldLabel(props))
  const { context, file, accept, locked, fault, hint, touch, choose, remove } = useFileField(props, fileKind)
  const { over, handlers } = useFileDrop(choose, locked)
  const invalid = Boolean(props.rawErrors?.length) || fault !== ''
  return (
    <Stack
      role='group'
      aria-labelledby={`${id}-label`}
      spacing={2}
      {...handlers}
      sx={{
        flexGrow: 1,
        p: 3,
        border: 1,
        borderStyle: 'dashed',
        borderRadius: 1,
        borderColor: over ? 'primary.main' : invalid ? 'error.main' : 'fieldBorder',
        bgcolor: over ? 'action.hover' : 'transparent',
      }}
    >
      <FormLabel id={`${id}-label`} htmlFor={id} required={props.required ?? false} error={invalid}>
        {label}
      </FormLabel>
      {file && <FilePreview key={file.fileUrl} file={file} kind={kind} label={label} />}
      {file?.pending !== undefined && <UploadProgress context={context} pending={file.pending} />}
      <FileButtons
        id={id}
        kind={kind}
        accept={accept}
        chosen={file !== undefined}
        removable={file !== undefined || fault !== ''}
        locked={locked}
        invalid={invalid}
        describedBy={`${id}-hint ${id}-fault ${ariaDescribedByIds(id)}`}
        onChoose={choose}
        onRemove={remove}
        onBlur={touch}
      >
        {kind === 'image' && file?.pending !== undefined && (
          <CropButton file={file} disabled={locked} onDone={choose} />
        )}
      </FileButtons>
      <Box>
        {hint && (
          <FormHelperText id={`${id}-hint`} component='div' error={false} sx={{ mx: 0 }}>
            {hint}
          </FormHelperText>
        )}
        <FormHelperText id={`${id}-fault`} component='div' error role='alert' sx={{ mx: 0 }}>
          {fault}
        </FormHelperText>
      </Box>
    </Stack>
  )
}

/** JSON Schema of the options that the file widgets share. */
const options = {
  type: 'object',
  properties: {
    idField: {
      type: 'string',
      description: "Body property of the file's id; the form property and `Id` when left out.",
    },
    from: { type: 'string', description: "The record's property; the form property's name when left out." },
    accept: { type: 'string', description: 'As the accept attribute of HTML.' },
    maxSizeMb: { type: 'number', exclusiveMinimum: 0, description: 'The largest size in MB.' },
  },
  additionalProperties: false,
} as const

const widgetOf = (fileKind: FileKind, uploads: NonNullable<FieldWidget['uploads']>): FieldWidget => ({
  name: fileKind.kind,
  kind: 'field',
  types: ['object'],
  options,
  component: (props) => <FileField {...props} fileKind={fileKind} />,
  uploads,
})

/** An audio file of the record, with a player. */
export const audioWidget = widgetOf(fileKinds.audio, { kind: 'audio' })

/** A document of the record, PDF unless `accept` is set. */
export const fileWidget = widgetOf(fileKinds.file, { kind: 'pdf' })

/** A picture of the record. All image types are accepted; the hint shows the size limit. */
export const imageWidget = widgetOf(fileKinds.image, {
  kind: 'image',
  maxSizeMb: fileKinds.image.maxSizeMb,
})
