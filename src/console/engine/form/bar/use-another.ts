import { useRef } from 'react'
import type { PlainObject } from '../../../../contract/json.ts'
import { recordLabel } from '../../../../contract/records/record-names.ts'
import type { Neighbour } from '../../neighbours/use-neighbours.ts'
import type { Mapping } from '../data/mapping.ts'
import { usePins } from './pinned-fields.ts'

/** The step after a save: whether another record is wanted, and the values it keeps. */
export interface NextRecord {
  another: boolean
  /** The stored record to open next. */
  next: Neighbour | undefined
  kept: PlainObject
  /** Name of the saved record; empty if it has none. */
  name: string
}

/** The record that follows a save: a new one, this stored one, or none. */
export type Wanted = boolean | Neighbour

/** Whether the requested save is followed by another new record, and the fields that record keeps. */
export const useAnother = (module: string, { context }: Mapping) => {
  const { pinned } = usePins(module)
  const ofNextSave = useRef<Wanted>(false)
  const ofCurrentSave = useRef<Wanted>(false)
  return {
    /** Called before a submit that another record should follow. */
    ask: (wanted: Wanted): void => {
      ofNextSave.current = wanted
    },
    /** Called by the submit; returns whether another record follows, new or stored. */
    take: (): boolean => {
      ofCurrentSave.current = ofNextSave.current
      ofNextSave.current = false
      return ofCurrentSave.current !== false
    },
    pinned,
    next: (data: PlainObject): NextRecord => ({
      another: ofCurrentSave.current === true,
      next: typeof ofCurrentSave.current === 'object' ? ofCurrentSave.current : undefined,
      name: recordLabel(data, { languages: context.languages }),
      kept: Object.fromEntries(
        pinned.filter((name) => data[name] !== undefined).map((name) => [name, data[name]]),
      ),
    }),
  }
}
