import { asRecord } from '../../../../contract/json.ts'
import { inFieldOrder } from '../../../../modules/format/field-order.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { useUserStorage } from '../../../session/use-user-storage.ts'
import { uiOptions } from '../data/mapping.ts'
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
