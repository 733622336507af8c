import { type KeyboardEvent, useEffect, useState } from 'react'

/** An editor that takes the whole window, until Escape is pressed in it or the button again. */
export const useWide = () => {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    if (!isWide) return
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    return () => {
      document.body.style.overflow = overflow
    }
  }, [isWide])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isWide || event.key !== 'Escape' || event.defaultPrevented) return
    // A dialog around the editor stays open.
    event.stopPropagation()
    setWide(false)
  }
  return { isWide, toggle: () => setWide(!isWide), onKeyDown }
}
