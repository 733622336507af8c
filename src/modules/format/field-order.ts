import type { JsonSchema } from './types.ts'

/**
 * Sorts items by their form fields in display order: `ui:order`, with `*` for fields that it does not contain; without
 * `*`, those come last. `fieldOf` returns an item's field.
 */
export const inFieldOrder = <Item>(
  ui: JsonSchema,
  items: readonly Item[],
  fieldOf: (item: Item) => string,
): Item[] => {
  const order: readonly unknown[] = Array.isArray(ui['ui:order']) ? ui['ui:order'] : []
  const rest = order.includes('*') ? order.indexOf('*') : order.length
  const positionOf = (item: Item): number => {
    const place = order.indexOf(fieldOf(item))
    return place < 0 ? rest : place
  }
  return items.toSorted((one, other) => positionOf(one) - positionOf(other))
}

/** The field names of a UI schema in display order. */
export const fieldNames = (ui: JsonSchema): readonly string[] => {
  const names = Object.keys(ui).filter((key) => !key.startsWith('ui:'))
  return inFieldOrder(ui, names, String)
}
