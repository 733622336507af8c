import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { addDemandedTexts } from '../../i18n/i18n.ts'
import { useUserStorage } from '../../session/use-user-storage.ts'
import { shownOverlay, showOverlay, subscribeOverlay } from '../../shell/palette/palette-store.ts'
import { lazyPart, useLazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { withVisit } from './items/visits.ts'
import { overlayOfKey } from './overlay-keys.ts'

const overlay = lazyPart(async () => {
  const [{ Overlay }] = await Promise.all([import('./overlay.tsx'), addDemandedTexts('tools')])
  return Overlay
})

const onKey = (event: KeyboardEvent): void => {
  const next = overlayOfKey(event)
  if (next === undefined) return
  event.preventDefault()
  showOverlay(next)
}

/** Listens for the keys of palette and shortcuts, opens them over any page, and keeps where one has been. */
export function OverlayWatch() {
  const shown = useSyncExternalStore(subscribeOverlay, shownOverlay)
  const { pathname } = useLocation()
  const [visits, setVisits] = useUserStorage('visits')
  const Overlay = useLazyPart(overlay, shown !== null)
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
      showOverlay(null)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival is noted once
  useEffect(() => setVisits(withVisit(visits, pathname)), [pathname])
  return Overlay && shown && <Overlay shown={shown} onClose={() => showOverlay(null)} />
}
