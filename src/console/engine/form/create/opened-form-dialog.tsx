import { useLabel } from '../../../i18n/use-label.ts'
import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../../ui/lazy/opened-part.tsx'
import type { FormDialogProps } from '../form-dialog.tsx'
import { formName } from '../form-titles.ts'

const creatingDialog = lazyPart(() => import('./creating-dialog.tsx').then((file) => file.CreatingDialog))

/** The form of a module in a dialog whose code loads when it opens. */
export const OpenedFormDialog = (props: FormDialogProps) => {
  const label = useLabel()
  const { module, actionRequest, onDone } = props
  return (
    <OpenedPart
      part={creatingDialog}
      title={label(formName(module, actionRequest?.action))}
      onClose={() => onDone(undefined)}
    >
      {(CreatingDialog) => <CreatingDialog {...props} />}
    </OpenedPart>
  )
}
