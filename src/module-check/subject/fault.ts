import leven from 'leven'

/** What is wrong in a module file, where, and how to mend it. */
export interface Fault {
  /** Relative to the folder of all modules. */
  file: string
  /** JSON Pointer (RFC 6901) into the file. */
  pointer: string
  message: string
  cure: string
}

/** Place in a file, key by key. */
export type JsonPath = readonly (string | number)[]

/** How many letters differ, their case aside. */
const distance = (from: string, to: string): number => leven(from.toLowerCase(), to.toLowerCase())

/** The name that was probably meant; undefined when none is near. */
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

/** The name there is that another differs from by a letter or two, or by capitals: what is probably meant by it. */
export const closestName = (name: string, names: readonly string[]): string | undefined => {
  const few = Math.min(2, Math.floor(name.length / 4))
  return names.find((other) => other !== name && distance(name, other) <= few)
}

const maxNames = 12

/** The cure for a name that does not exist: the nearest one, else those there are. */
export const nameCure = (name: string, names: readonly string[]): string => {
  const near = nearest(name, names)
  if (near !== undefined) return `rename it to "${near}"`
  if (names.length === 0) return 'take it out'
  const shown = [...names].sort().slice(0, maxNames).join(', ')
  return `take it out, or use one of: ${shown}${names.length > maxNames ? ', …' : ''}`
}
