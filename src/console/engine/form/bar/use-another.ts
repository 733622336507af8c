import { useRef } from 'react'
import type { PlainObject } from '../../../../contract/json.ts'
import { recordLabel } from '../../../../contract/records/record-names.ts'
import type { Mapping } from '../data/mapping.ts'
import { usePins } from './use-pins.ts'

/** What follows a save: whether another record is wanted, and the values it keeps. */
export interface NextRecord {
  another: boolean
  kept: PlainObject
  /** Name of the saved record; empty if it has none. */
  name: string
}

/** Whether the requested save is followed by another new record, and the fields that record keeps. */
export const useAnother = (module: string, { context }: Mapping) => {
  const { pinned } = usePins(module)
  const ofNextSave = useRef(false)
  const ofCurrentSave = useRef(false)
  return {
    /** Called before a submit that another record should follow. */
    ask: (another: boolean): void => {
      ofNextSave.current = another
    },
    /** Called by the submit; returns whether another record follows. */
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
