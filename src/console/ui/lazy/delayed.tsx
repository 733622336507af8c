import { type ReactNode, useEffect, useState } from 'react'

/** In milliseconds; whoever goes on at once, from a list to a form, is not kept by it. */
const delay = 3000

/** Shows its children, and so fetches their code, some seconds after all else: nobody waits for them. */
export const Delayed = ({ children }: { children: ReactNode }) => {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return isTime ? children : null
}
