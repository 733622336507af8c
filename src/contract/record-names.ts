/** Properties that name a record without being told, in this order. */
export const usualNames: readonly string[] = ['title', 'titles', 'name', 'names', 'label', 'question']

/** Whether a property names the record that it is of, or that it points to, where none of the usual ones does. */
export const isLikeName = (property: string): boolean => /(Name|Title)$/.test(property)
