import { type ReactNode, useEffect, useState } from 'react'

/** In milliseconds. Long enough not to slow down users who go on at once, from a list to a form. */
const delay = 3000

/** Renders its children, and so fetches their code, some seconds after everything else. */
export const Delayed = ({ children }: { children: ReactNode }) => {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return isTime ? children : null
}
