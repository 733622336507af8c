import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { ariaDescribedByIds, type FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../i18n/labels.ts'
import { fieldLabel, fieldOptions, formContextOf, isLocked, toPointer } from '../shared/form-field.ts'
import { numberOption, textOption } from '../shared/options.ts'
import { FileButtons } from './file-buttons.tsx'
import { FilePreview } from './file-preview.tsx'
import { fileFault } from './file-rule.ts'
import { toFileValue } from './file-value.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useFileDrop } from './use-file-drop.ts'

/** What distinguishes the file widgets. */
export interface FileKind {
  kind: 'image' | 'file' | 'audio'
  accept: string
  maxSizeMb?: number
}

interface Props extends FieldProps {
  fileKind: FileKind
}

/** A file of the record: shown, chosen by button, drop or paste, and taken away. */
export const FileField = ({ fileKind, ...props }: Props) => {
  const { t } = useTranslation('widgets')
  const [fault, setFault] = useState('')
  const context = formContextOf(props.registry)
  const options = fieldOptions(props)
  const { kind } = fileKind
  const rule = {
    accept: textOption(options, 'accept') ?? fileKind.accept,
    maxSizeMb: numberOption(options, 'maxSizeMb') ?? fileKind.maxSizeMb,
  }
  const { path, $id: id } = props.fieldPathId
  const file = toFileValue(props.formData)
  const label = useLabel()(fieldLabel(props))
  const locked = isLocked(props) || context.saving

  const set = (next: unknown) => {
    props.onChange(next, path)
    context.touch(toPointer(path))
  }
  const choose = (chosen: File) => {
    const reason = fileFault(chosen, rule)
    setFault(reason ? t(`file.fault.${reason}.${kind}`, { max: rule.maxSizeMb, name: chosen.name }) : '')
    if (reason) return
    // The address is not revoked: form data may name it until the page goes, and it holds no copy of the file.
    set({ fileUrl: URL.createObjectURL(chosen), fileName: chosen.name, pending: context.keepFile(chosen) })
  }
  const remove = () => {
    setFault('')
    set(undefined)
  }
  const { over, handlers } = useFileDrop(choose, locked)
  const hint =
    kind !== 'image' && rule.maxSizeMb === undefined ? '' : t(`file.hint.${kind}`, { max: rule.maxSizeMb })

  return (
    <Stack
      role='group'
      aria-labelledby={`${id}-label`}
      spacing={2}
      {...handlers}
      sx={{
        p: 3,
        border: 1,
        borderStyle: 'dashed',
        borderRadius: 1,
        borderColor: over ? 'primary.main' : props.rawErrors?.length ? 'error.main' : 'action.disabled',
        bgcolor: over ? 'action.hover' : 'transparent',
      }}
    >
      <FormLabel
        id={`${id}-label`}
        htmlFor={id}
        required={props.required ?? false}
        error={Boolean(props.rawErrors?.length)}
      >
        {label}
      </FormLabel>
      {file && <FilePreview key={file.fileUrl} file={file} kind={kind} label={label} />}
      {file?.pending !== undefined && <UploadProgress context={context} pending={file.pending} />}
      <FileButtons
        id={id}
        kind={kind}
        accept={rule.accept}
        chosen={file !== undefined}
        locked={locked}
        invalid={Boolean(props.rawErrors?.length)}
        describedBy={`${id}-hint ${id}-fault ${ariaDescribedByIds(id)}`}
        onChoose={choose}
        onRemove={remove}
        onBlur={() => context.touch(toPointer(path))}
      />
      <Box>
        {hint && (
          <FormHelperText id={`${id}-hint`} component='div' sx={{ mx: 0 }}>
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
