import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { shownOverlay, showOverlay, subscribeOverlay } from '../../shell/palette/palette-store.ts'
import { lazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../ui/lazy/opened-part.tsx'
import { overlayOfKey } from './overlay-keys.ts'

const watch = lazyPart(() => import('./overlay-watch.tsx').then((file) => file.OverlayWatch))

const close = (): void => showOverlay(null)

const onKey = (event: KeyboardEvent): void => {
  const next = overlayOfKey(event)
  if (next === undefined) return
  event.preventDefault()
  showOverlay(next)
}

/** Handles the keys of palette and shortcuts. Their code loads when the page is idle, or with the first use. */
export const Overlays = () => {
  const { t } = useTranslation('frame')
  const shown = useSyncExternalStore(subscribeOverlay, shownOverlay)
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
      close()
    }
  }, [])
  return (
    <OpenedPart part={watch} open={shown !== null} title={t('topBar.goTo')} onClose={close}>
      {(Watch) => <Watch />}
    </OpenedPart>
  )
}
