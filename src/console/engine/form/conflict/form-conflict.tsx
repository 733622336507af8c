import { lazyPart, useLazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import type { Mapping } from '../data/mapping.ts'
import { propertyNames } from '../data/schema.ts'
import type { useFormPage } from '../use-form-page.ts'

const conflictDialog = lazyPart(() => import('./conflict-dialog.tsx').then((file) => file.ConflictDialog))

interface Props {
  page: ReturnType<typeof useFormPage>
  mapping: Mapping
}

/** Asks which version holds, once somebody else has stored another meanwhile. */
export const FormConflict = ({ page, mapping }: Props) => {
  const { saving, theirs } = page
  const ConflictDialog = useLazyPart(conflictDialog, theirs !== null)
  if (theirs === null || !ConflictDialog) return null
  return (
    <ConflictDialog
      message={saving.failure ?? ''}
      ui={mapping.ui}
      names={propertyNames(mapping.schema)}
      start={saving.base.data}
      mine={page.data}
      theirs={theirs}
      changes={page.changes}
      onSave={page.resolve}
      onClose={saving.dropConflict}
    />
  )
}
