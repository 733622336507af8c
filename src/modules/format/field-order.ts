import type { JsonSchema } from './types.ts'

/**
 * Sorts what stands at fields of a form as the form shows them: in `ui:order`, whose `*` stands for all that it does not
 * name; without one, those come last. `fieldOf` says at which field each stands.
 */
export const inFieldOrder = <Item>(
  ui: JsonSchema,
  items: readonly Item[],
  fieldOf: (item: Item) => string,
): Item[] => {
  const order: readonly unknown[] = Array.isArray(ui['ui:order']) ? ui['ui:order'] : []
  const rest = order.includes('*') ? order.indexOf('*') : order.length
  const placeOf = (item: Item): number => {
    const place = order.indexOf(fieldOf(item))
    return place < 0 ? rest : place
  }
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The names of the fields that a UI schema has, in their order. */
export const fieldNames = (ui: JsonSchema): readonly string[] => {
  const names = Object.keys(ui).filter((key) => !key.startsWith('ui:'))
  return inFieldOrder(ui, names, String)
}
