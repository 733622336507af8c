import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { whenVisible } from '../../../ui/toasts/when-visible.ts'

/** What the user is told of a form's drafts, once somebody looks. */
export const useDraftNotices = () => {
  const { t } = useTranslation('engine')
  const show = (type: 'info' | 'warning', message: string): void =>
    whenVisible(() => showToast({ message, type, duration: 15_000 }))
  return {
    /** What was offered is there no more. */
    gone: () => show('info', t('unsaved.gone')),
    notKept: () => show('warning', t('unsaved.notKept')),
    noRoom: () => show('warning', t('unsaved.noRoom')),
    filesNotKept: (names: readonly string[]) =>
      show('warning', t('unsaved.fileNotKept', { name: names.join(', ') })),
  }
}
