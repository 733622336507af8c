import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import type { useFormPage } from '../use-form-page.ts'
import type { FootActions } from './form-foot.tsx'
import type { useFaults } from './use-faults.ts'

interface Options {
  root: RefObject<HTMLDivElement | null>
  idPrefix: string
  page: ReturnType<typeof useFormPage>
  follow: ReturnType<typeof useFaults>['follow']
  press: (addAnother: boolean) => void
  onCancel: () => void
}

/** The actions of the buttons and links at the foot of a form; the same object during the form's lifetime. */
export const useFootActions = ({ root, idPrefix, page, follow, press, onCancel }: Options) => {
  const { t } = useTranslation('engine')
  return useLatest<FootActions>({
    cancel: () => {
      page.saving.withdraw()
      onCancel()
    },
    follow: (path) => follow(root.current, idPrefix, path),
    saveAndAddAnother: () => press(true),
    saveAsNew: () => {
      page.saving.startNewRecord()
      // Deferred, so that the submit uses the key of the next render.
      setTimeout(() => press(false))
    },
    restore: (earlier) => {
      page.change({ ...page.data, ...earlier })
      showToast({ message: t('history.taken'), type: 'info' })
    },
  })
}
