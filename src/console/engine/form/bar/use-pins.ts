import { useUserStorage } from '../../../session/use-user-storage.ts'
import { readPins } from './pinned-fields.ts'

/** The fields that the user keeps for the next new record of a module, stored in this browser. */
export const usePins = (module: string) => {
  const [text, write] = useUserStorage(`pinned:${module}`)
  const pinned = readPins(text)
  const toggle = (name: string): void => {
    const next = pinned.includes(name) ? pinned.filter((each) => each !== name) : [...pinned, name]
    write(next.length === 0 ? null : JSON.stringify(next))
  }
  return { pinned, toggle }
}
