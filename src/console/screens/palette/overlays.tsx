import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../i18n/i18n.ts'
import { type Overlay, shownOverlay, showOverlay, subscribeOverlay } from '../../shell/palette-store.ts'
import { isTyping } from '../../ui/keys.ts'
import { latinKey } from '../../ui/latin-key.ts'
import { lazyPart } from '../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../ui/lazy/opened-part.tsx'

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>

/** The search box of the open list. */
const searchBox = (): HTMLElement | null => document.querySelector('main [role=search] input[type=search]')

const isCovered = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/**
 * The overlay that a key opens; undefined for other keys. `/` focuses the list's search directly. Ignores keys typed
 * into fields or dialogs.
 */
export const overlayOfKey = (press: Press): Overlay | undefined => {
  const { ctrlKey, metaKey, altKey, target } = press
  const key = latinKey(press)
  if ((ctrlKey || metaKey) && !altKey && key === 'k') return 'palette'
  // The cheapest test first, because this runs at every keystroke.
  if ((key !== '?' && key !== '/') || ctrlKey || metaKey || altKey) return undefined
  if (isTyping(target) || isCovered()) return undefined
  if (key === '?') return 'shortcuts'
  const box = searchBox()
  if (!box) return undefined
  box.focus()
  return null
}

const overlay = lazyPart(async () => (await withTexts(() => import('./overlay.tsx'), 'tools')).Overlay)

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
    <OpenedPart part={overlay} open={shown !== null} title={t('topBar.goTo')} onClose={close}>
      {(Overlay) => <Overlay shown={shown} onClose={close} />}
    </OpenedPart>
  )
}
