import type { JsonSchema } from '../../../../modules/format/types.ts'
import { asRecord } from '../../path.ts'
import { uiOptions } from '../data/mapping.ts'
import { propertyNames } from '../data/schema.ts'

/** A field whose value the next new record may begin with. */
export interface PinnableField {
  name: string
  /** As the UI schema names it, not translated. */
  title: string
}

/** The fields of a form that can be kept for the next record, in their order: all that show, secrets left out. */
export const pinnableFields = (schema: JsonSchema, ui: JsonSchema): readonly PinnableField[] => {
  const order: readonly unknown[] = Array.isArray(ui['ui:order']) ? ui['ui:order'] : []
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
  return propertyNames(schema)
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((name) => {
      const { title, widget, label } = uiOptions(asRecord(ui[name]))
      if (!Object.hasOwn(ui, name) || widget === 'hidden' || widget === 'password') return []
      const text = [label, title, name].find((each) => typeof each === 'string') as string
      return [{ name, title: text }]
    })
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where the choice of a user for a module's form is kept. */
export const pinsKey = (user: string, module: string): string => `pinned:${user}:${module}`

/** The names kept under a key; none when there are none, or what is there says nothing. */
export const readPins = (store: Store, key: string): readonly string[] => {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

export const writePins = (store: Store, key: string, names: readonly string[]): void => {
  try {
    if (names.length === 0) store.removeItem(key)
    else store.setItem(key, JSON.stringify(names))
  } catch {
    // Quota or privacy settings; it holds for as long as the form is open.
  }
}
