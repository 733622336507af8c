import FormHelperText from '@mui/material/FormHelperText'
import { errorId, type FieldErrorProps, type FieldHelpProps, helpId } from '@rjsf/utils'

/** The errors of a field in one line, announced by screen readers. */
export const FieldErrorTemplate = ({ errors = [], fieldPathId }: FieldErrorProps) =>
  errors.length > 0 && (
    <FormHelperText id={errorId(fieldPathId)} role='alert'>
      {errors.join(' ')}
    </FormHelperText>
  )

/** The hint of a field, which keeps its colour beside an error. */
export const FieldHelpTemplate = ({ help, fieldPathId }: FieldHelpProps) =>
  help && (
    <FormHelperText id={helpId(fieldPathId)} error={false}>
      {help}
    </FormHelperText>
  )
