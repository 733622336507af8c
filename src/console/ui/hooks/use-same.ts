import { useState } from 'react'

/** The value, JSON; the object it was before while it says the same as that. */
export const useSame = <T>(value: T): T => {
  const [held, setHeld] = useState(value)
  if (Object.is(held, value)) return held
  if (JSON.stringify(held) === JSON.stringify(value)) return held
  setHeld(value)
  return value
}
