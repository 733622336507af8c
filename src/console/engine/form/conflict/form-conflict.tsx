import { useTranslation } from 'react-i18next'
import type { Module } from '../../../../modules/format/types.ts'
import { lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../../ui/lazy/opened-part.tsx'
import type { Mapping } from '../data/mapping.ts'
import type { useFormPage } from '../use-form-page.ts'

const conflictDialog = lazyPart(() => import('./conflict-dialog.tsx').then((file) => file.ConflictDialog))

interface Props {
  module: Module
  page: ReturnType<typeof useFormPage>
  mapping: Mapping
}

/** Shows the conflict dialog after another user stored a different version. */
export const FormConflict = ({ module, page, mapping }: Props) => {
  const { t } = useTranslation('engine')
  const { saving, theirs } = page
  return (
    <OpenedPart
      part={conflictDialog}
      open={theirs !== null}
      title={t('conflict.title')}
      onClose={saving.dropConflict}
    >
      {(ConflictDialog) =>
        theirs && (
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
    </OpenedPart>
  )
}
