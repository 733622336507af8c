import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { shownOverlay, showOverlay, subscribeOverlay } from '../../shell/palette/palette-store.ts'
import { latinKey } from '../../ui/latin-key.ts'
import { lazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../ui/lazy/opened-part.tsx'

const watch = lazyPart(() => import('./overlay-watch.tsx').then((file) => file.OverlayWatch))

const close = (): void => showOverlay(null)

/** Opens the palette with Ctrl+K while the code of all other shortcuts loads; browsers search the web with it. */
const onKey = (event: KeyboardEvent): void => {
  const isControl = (event.ctrlKey || event.metaKey) && !event.altKey
  if (watch.loaded() || !isControl || latinKey(event) !== 'k') return
  event.preventDefault()
  showOverlay('palette')
}

/** Palette and shortcuts. Their code loads when the page is idle, or with the first use. */
export const Overlays = () => {
  const { t } = useTranslation('frame')
  const shown = useSyncExternalStore(subscribeOverlay, shownOverlay)
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <OpenedPart part={watch} open={shown !== null} title={t('topBar.goTo')} onClose={close}>
      {(Watch) => <Watch />}
    </OpenedPart>
  )
}
