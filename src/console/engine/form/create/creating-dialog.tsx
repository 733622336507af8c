import { FormDialog, type FormDialogProps } from '../form-dialog.tsx'
import { useCreateDialog } from './use-create-dialog.tsx'

const InnerDialog = (props: FormDialogProps) => <FormDialog {...props} idPrefix='inner' />

/** The form of a module in a dialog. Missing options can be created in a second dialog, which does not open a third. */
export const CreatingDialog = (props: FormDialogProps) => {
  const inner = useCreateDialog(InnerDialog)
  return (
    <>
      <FormDialog {...props} openCreate={inner.open} />
      {inner.element}
    </>
  )
}
