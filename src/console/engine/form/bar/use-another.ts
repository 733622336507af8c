import { useRef } from 'react'
import { recordLabel } from '../../../../contract/records/record-names.ts'
import type { Mapping } from '../data/mapping.ts'
import { usePins } from './use-pins.ts'

type Data = Readonly<Record<string, unknown>>

/** What comes after a save: whether another record is wanted, and what that keeps. */
export interface NextRecord {
  another: boolean
  kept: Data
  /** What the record that was saved is called; empty where it has no name. */
  name: string
}

/** Whether the save that is asked for is to be followed by another new record, and the fields that one keeps. */
export const useAnother = (module: string, { context }: Mapping) => {
  const { pinned } = usePins(module)
  const asked = useRef(false)
  const isRequested = useRef(false)
  return {
    /** To be called before a submit, if that is meant. */
    ask: (another: boolean): void => {
      asked.current = another
    },
    /** To be called by the submit; answers whether another is meant. */
    take: (): boolean => {
      isRequested.current = asked.current
      asked.current = false
      return isRequested.current
    },
    pinned,
    next: (data: Data): NextRecord => ({
      another: isRequested.current,
      name: recordLabel(data, { languages: context.languages }),
      kept: Object.fromEntries(
        pinned.filter((name) => data[name] !== undefined).map((name) => [name, data[name]]),
      ),
    }),
  }
}
