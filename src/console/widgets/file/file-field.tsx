import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { ariaDescribedByIds, type FieldProps } from '@rjsf/utils'
import { useLabel } from '../../i18n/use-label.ts'
import { fieldLabel } from '../shared/form-field.ts'
import { FileButtons } from './file-buttons.tsx'
import type { FileKind } from './file-kind.ts'
import { FilePreview } from './file-preview.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useFileField } from './use-file-field.ts'

interface Props extends FieldProps {
  fileKind: FileKind
}

/** A file of the record: shown, selected by button, drop or paste, and removed. */
export const FileField = ({ fileKind, ...props }: Props) => {
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
      />
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
