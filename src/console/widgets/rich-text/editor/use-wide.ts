import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** Full-window mode of an editor, which behaves like a dialog until Escape, another press of the button, or a save. */
export const useWide = () => {
  const [isWide, setWide] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isWide) return
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    // The editor must not cover the form's messages on a save.
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
    // Keeps a dialog around the editor open.
    event.stopPropagation()
    setWide(false)
  }
  /** Whether no menu or dialog is open above the editor: an open one hides all other elements from screen readers. */
  const isOnTop = (): boolean => box.current?.closest('[aria-hidden=true]') === null
  return { isWide, box, isOnTop, toggle: () => setWide(!isWide), onKeyDown }
}
