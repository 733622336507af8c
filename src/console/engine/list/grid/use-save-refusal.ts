import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/toasts/toasts.tsx'

/** Returns a function that tells whether cells cannot be changed because they are being saved, and says so. */
export const useSaveRefusal = (isSaving: () => boolean): (() => boolean) => {
  const { t } = useTranslation('tools')
  return () => {
    if (!isSaving()) return false
    showToast({ message: t('grid.wait'), type: 'info' })
    return true
  }
}
