/** A key as it stands in a JSON Pointer (RFC 6901). */
export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** A way through keys and indexes as a JSON Pointer; empty for no way. */
export const toPointer = (path: readonly (string | number)[]): string =>
  path.map((key) => `/${escapeKey(String(key))}`).join('')

/** The keys of a JSON Pointer, in order. */
export const fromPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The first key of a JSON Pointer: the property that its place lies in; empty for no way. */
export const firstKey = (pointer: string): string => fromPointer(pointer)[0] ?? ''
