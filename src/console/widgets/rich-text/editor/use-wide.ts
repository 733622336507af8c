import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** An editor that takes the whole window as a dialog does, until Escape is pressed in it, the button again, or the form is saved. */
export const useWide = () => {
  const [isWide, setWide] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isWide) return
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    // What the form says when it is saved must not lie under it.
    const form = box.current?.closest('form')
    const leave = (): void => setWide(false)
    form?.addEventListener('submit', leave)
    return () => {
      document.body.style.overflow = overflow
      form?.removeEventListener('submit', leave)
    }
  }, [isWide])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isWide || event.key !== 'Escape' || event.defaultPrevented) return
    // A dialog around the editor stays open.
    event.stopPropagation()
    setWide(false)
  }
  /** Whether no menu or dialog has opened above it: such a one hides all others from screen readers. */
  const isOnTop = (): boolean => box.current?.closest('[aria-hidden=true]') === null
  return { isWide, box, isOnTop, toggle: () => setWide(!isWide), onKeyDown }
}
