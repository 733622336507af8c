import { styled } from '@mui/material/styles'
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { hintStyles } from '../styles/hint-styles.ts'

/** Delay before a hint shows, in milliseconds. */
const delay = 400
const gap = 6

const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  // A separate property, which mirrored styles do not change: the position is relative to the window.
  translate: '-50% 0',
  maxWidth: 300,
  padding: '4px 8px',
  borderRadius: 6,
  pointerEvents: 'none',
  ...hintStyles,
}))

interface Shown {
  text: string
  /** Position in CSS pixels of the window. */
  style: { left: string; top?: number; bottom?: number }
}

const hinted = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null

/** Below the element, or above it without enough room; always within the window. */
const shownAt = (element: HTMLElement): Shown => {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  const middle = `clamp(70px, ${left + width / 2}px, calc(100vw - 70px))`
  const place =
    bottom + 48 > window.innerHeight ? { bottom: window.innerHeight - top + gap } : { top: bottom + gap }
  return { text: element.dataset.hint ?? '', style: { left: middle, ...place } }
}

/**
 * A single hint for all elements within an area: `handlers` are for the area's element, `element` is rendered in it.
 * Shows the `data-hint` of the hovered or focused element. For areas with hundreds of buttons, where individual
 * tooltips would cost more than the buttons; labels have the same text.
 */
export const useHint = () => {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = (): void => {
    clearTimeout(timer.current)
    setShown(null)
  }
  const show = (element: HTMLElement, wait: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(shownAt(element)), wait)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!shown) return
    const away = (): void => setShown(null)
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(null)
    }
    window.addEventListener('scroll', away, { capture: true, passive: true })
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('scroll', away, { capture: true })
      window.removeEventListener('keydown', onKey)
    }
  }, [shown])
  return {
    handlers: {
      onPointerOver: ({ target, pointerType }: PointerEvent): void => {
        const element = hinted(target)
        if (element && pointerType === 'mouse') show(element, delay)
      },
      onPointerOut: ({ target }: PointerEvent): void => {
        if (hinted(target)) hide()
      },
      onFocus: ({ target }: FocusEvent): void => {
        const element = hinted(target)
        if (element?.matches(':focus-visible')) show(element, 0)
      },
      onBlur: hide,
      onClick: hide,
    },
    element: shown && (
      <Bubble aria-hidden style={shown.style}>
        {shown.text}
      </Bubble>
    ),
  }
}
