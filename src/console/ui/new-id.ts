/** An id that no other has. `crypto.randomUUID` is missing where the console is not served by https. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
