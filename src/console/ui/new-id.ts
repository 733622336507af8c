/** A unique id. `crypto.randomUUID` is not available without https. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
