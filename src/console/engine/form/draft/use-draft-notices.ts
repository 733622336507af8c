import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/toasts/toasts.tsx'

/** Calls `act` now, or when the tab becomes visible. */
const whenVisible = (act: () => void): void => {
  if (document.visibilityState === 'visible') act()
  else document.addEventListener('visibilitychange', act, { once: true })
}

/** Messages about a form's drafts, shown once the tab is visible. */
export const useDraftNotices = () => {
  const { t } = useTranslation('engine')
  const show = (type: 'info' | 'warning', message: string): void =>
    whenVisible(() => showToast({ message, type, duration: 15_000 }))
  return {
    /** The offered draft no longer exists. */
    gone: () => show('info', t('unsaved.gone')),
    notKept: () => show('warning', t('unsaved.notKept')),
    noRoom: () => show('warning', t('unsaved.noRoom')),
    filesNotKept: (names: readonly string[]) =>
      show('warning', t('unsaved.fileNotKept', { name: names.join(', ') })),
  }
}
