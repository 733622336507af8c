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

const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter.toLowerCase() === other.toLowerCase() ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The name that was probably meant; undefined when none is near. */
const nearest = (name: string, names: readonly string[]): string | undefined => {
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
  return names.find((other) => other !== name && distance(name.toLowerCase(), other.toLowerCase()) <= few)
}

const most = 12

/** The cure for a name that does not exist: the nearest one, else those there are. */
export const nameCure = (name: string, names: readonly string[]): string => {
  const near = nearest(name, names)
  if (near !== undefined) return `rename it to "${near}"`
  if (names.length === 0) return 'take it out'
  const shown = [...names].sort().slice(0, most).join(', ')
  return `take it out, or use one of: ${shown}${names.length > most ? ', …' : ''}`
}
