import { useRef } from 'react'
import type { PlainObject } from '../../../../contract/json.ts'
import { recordLabel } from '../../../../contract/records/record-names.ts'
import type { Mapping } from '../data/mapping.ts'
import { usePins } from './use-pins.ts'

/** What comes after a save: whether another record is wanted, and what that keeps. */
export interface NextRecord {
  another: boolean
  kept: PlainObject
  /** What the record that was saved is called; empty where it has no name. */
  name: string
}

/** Whether the save that is asked for is to be followed by another new record, and the fields that one keeps. */
export const useAnother = (module: string, { context }: Mapping) => {
  const { pinned } = usePins(module)
  const ofNextSave = useRef(false)
  const ofCurrentSave = useRef(false)
  return {
    /** To be called before a submit, if that is meant. */
    ask: (another: boolean): void => {
      ofNextSave.current = another
    },
    /** To be called by the submit; returns whether another is meant. */
    take: (): boolean => {
      ofCurrentSave.current = ofNextSave.current
      ofNextSave.current = false
      return ofCurrentSave.current
    },
    pinned,
    next: (data: PlainObject): NextRecord => ({
      another: ofCurrentSave.current,
      name: recordLabel(data, { languages: context.languages }),
      kept: Object.fromEntries(
        pinned.filter((name) => data[name] !== undefined).map((name) => [name, data[name]]),
      ),
    }),
  }
}
