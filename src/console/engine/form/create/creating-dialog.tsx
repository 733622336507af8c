import { FormDialog, type FormDialogProps } from '../form-dialog.tsx'
import { useCreateDialog } from './use-create-dialog.tsx'

const InnerDialog = (props: FormDialogProps) => <FormDialog {...props} idPrefix='inner' />

/**
 * The form of a module in a dialog, out of which what is missing to choose from is created in a second one; out of that
 * nothing more.
 */
export const CreatingDialog = (props: FormDialogProps) => {
  const inner = useCreateDialog(InnerDialog)
  return (
    <>
      <FormDialog {...props} openCreate={inner.open} />
      {inner.element}
    </>
  )
}
