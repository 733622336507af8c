/** A few letters that nothing made before has, to tell what a test made from what was there. */
export const uniqueText = (): string => crypto.randomUUID().slice(0, 8)
