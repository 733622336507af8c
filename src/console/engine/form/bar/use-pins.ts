import { useState } from 'react'
import { useUser } from '../../../session/use-session.ts'
import { pinsKey, readPins, writePins } from './pinned-fields.ts'

/** The fields that the user wants to keep for the next new record of a module, remembered in this browser. */
export const usePins = (module: string) => {
  const user = useUser()
  const key = pinsKey(String(user?.id ?? user?.email), module)
  const [pinned, setPinned] = useState(() => readPins(localStorage, key))
  const toggle = (name: string): void => {
    const next = pinned.includes(name) ? pinned.filter((each) => each !== name) : [...pinned, name]
    setPinned(next)
    writePins(localStorage, key, next)
  }
  return { pinned, toggle }
}
