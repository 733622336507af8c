import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { addDemandedTexts } from '../../i18n/i18n.ts'
import { useUserStorage } from '../../session/use-user-storage.ts'
import { shownOverlay, showOverlay, subscribeOverlay } from '../../shell/palette/palette-store.ts'
import { lazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../ui/lazy/opened-part.tsx'
import { withVisit } from './items/visits.ts'

const overlay = lazyPart(async () => {
  const [{ Overlay }] = await Promise.all([import('./overlay.tsx'), addDemandedTexts('tools')])
  return Overlay
})

const close = (): void => showOverlay(null)

/** Opens palette and shortcuts over any page, and stores visited addresses. */
export const OverlayWatch = () => {
  const { t } = useTranslation('frame')
  const shown = useSyncExternalStore(subscribeOverlay, shownOverlay)
  const { pathname } = useLocation()
  const [visits, setVisits] = useUserStorage('visits')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is recorded once
  useEffect(() => setVisits(withVisit(visits, pathname)), [pathname])
  return (
    <OpenedPart part={overlay} open={shown !== null} title={t('topBar.goTo')} onClose={close}>
      {(Overlay) => shown && <Overlay shown={shown} onClose={close} />}
    </OpenedPart>
  )
}
