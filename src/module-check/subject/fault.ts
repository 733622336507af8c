import leven from 'leven'

/** A fault in a module file: place, message and cure. */
export interface Fault {
  /** Relative to the folder of all modules. */
  file: string
  /** JSON Pointer (RFC 6901) into the file. */
  pointer: string
  message: string
  cure: string
}

/** A path in a file. */
export type JsonPath = readonly (string | number)[]

/** The edit distance, ignoring case. */
const distance = (from: string, to: string): number => leven(from.toLowerCase(), to.toLowerCase())

/** The most similar name; undefined if none is close. */
export const nearest = (name: string, names: readonly string[]): string | undefined => {
  const scored = names
    .filter((other) => other !== name)
    .map((other) => ({
      other,
      score: other.includes(name) || name.includes(other) ? 1 : distance(name, other),
    }))
    .sort((a, b) => a.score - b.score)
  const best = scored[0]
  return best && best.score <= Math.max(2, Math.floor(name.length / 3)) ? best.other : undefined
}

/** The existing name that differs by one or two letters, or only in case, so is probably meant. */
export const closestName = (name: string, names: readonly string[]): string | undefined => {
  const few = Math.min(2, Math.floor(name.length / 4))
  return names.find((other) => other !== name && distance(name, other) <= few)
}

const maxNames = 12

/** The cure for an unknown name: the most similar one, else the existing names. */
export const nameCure = (name: string, names: readonly string[]): string => {
  const near = nearest(name, names)
  if (near !== undefined) return `rename it to "${near}"`
  if (names.length === 0) return 'remove it'
  const shown = [...names].sort().slice(0, maxNames).join(', ')
  return `remove it, or use one of: ${shown}${names.length > maxNames ? ', …' : ''}`
}
