import { useRef } from 'react'
import { asRecord, type PlainObject } from '../../../../contract/json.ts'
import { recordLabel } from '../../../../contract/records/record-names.ts'
import { inFieldOrder } from '../../../../modules/format/field-order.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { useUserStorage } from '../../../session/use-user-storage.ts'
import type { Neighbour } from '../../use-neighbours.tsx'
import { type Mapping, uiOptions } from '../data/mapping.ts'
import { propertyNames } from '../data/schema.ts'

/** A field whose value the next new record can start with. */
export interface PinnableField {
  name: string
  /** Title from the UI schema, not translated. */
  title: string
}

/** The fields of a form that can be kept for the next record, in order: all visible fields except secrets. */
export const pinnableFields = (schema: JsonSchema, ui: JsonSchema): readonly PinnableField[] =>
  inFieldOrder(ui, propertyNames(schema), String).flatMap((name) => {
    const { title, widget, label } = uiOptions(asRecord(ui[name]))
    if (!Object.hasOwn(ui, name) || widget === 'hidden' || widget === 'password') return []
    const text = [label, title, name].find((each) => typeof each === 'string') as string
    return [{ name, title: text }]
  })

/** Parses the stored names from JSON; empty for a missing or invalid text. */
export const readPins = (text: string | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

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
