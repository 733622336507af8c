import { type RefObject, useEffect } from 'react'

/** Space, in pixels, between a field that takes the focus and what lies over the page above and below it. */
const gap = 16

/**
 * Keeps fields that take the focus out from under the bar: the bar's height, whatever it shows, becomes the
 * `--form-bar` of the form, the margin with which a field is scrolled into view. Browsers do that by themselves for
 * most fields that the Tab key comes to, but not for all.
 */
export const useBarMargin = (
  form: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  /** Another one when the bar is drawn anew. */
  round: number,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round has another bar
  useEffect(() => {
    if (!bar.current || typeof ResizeObserver !== 'function') return
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      form.current?.style.setProperty('--form-bar', `${Math.ceil(height) + gap}px`)
    })
    observer.observe(bar.current)
    const field = form.current
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Tab') return
      requestAnimationFrame(() => {
        const { activeElement } = document
        if (field?.contains(activeElement) && !bar.current?.contains(activeElement))
          activeElement?.scrollIntoView({ block: 'nearest' })
      })
    }
    document.addEventListener('keydown', onKey)
    return () => {
      observer.disconnect()
      document.removeEventListener('keydown', onKey)
    }
  }, [form, bar, round])
}
