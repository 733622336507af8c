import type { Module } from '../../../../modules/format/types.ts'
import { lazyPart, useLazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import type { Mapping } from '../data/mapping.ts'
import type { useFormPage } from '../use-form-page.ts'

const conflictDialog = lazyPart(() => import('./conflict-dialog.tsx').then((file) => file.ConflictDialog))

interface Props {
  module: Module
  page: ReturnType<typeof useFormPage>
  mapping: Mapping
}

/** Asks which version holds, once somebody else has stored another meanwhile. */
export const FormConflict = ({ module, page, mapping }: Props) => {
  const { saving, theirs } = page
  const ConflictDialog = useLazyPart(conflictDialog, theirs !== null)
  if (theirs === null || !ConflictDialog) return null
  return (
    <ConflictDialog
      module={module}
      mapping={mapping}
      message={saving.failure ?? ''}
      start={saving.base.data}
      mine={page.data}
      theirs={theirs}
      changes={saving.conflict?.changes ?? null}
      onSave={page.resolve}
      onClose={saving.dropConflict}
    />
  )
}
