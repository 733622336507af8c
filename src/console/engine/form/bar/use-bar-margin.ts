import { type RefObject, useEffect } from 'react'

/** Space, in pixels, between a focused field and the bars above and below it. */
const gap = 16

/**
 * Keeps focused fields out from under the bar: sets `--form-bar` of the form, the margin for scrolling a field into
 * view, to the bar's present height. Browsers apply this to most fields reached with the Tab key, but not to all.
 */
export const useBarMargin = (
  form: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  /** Changes when the bar is rendered again. */
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
