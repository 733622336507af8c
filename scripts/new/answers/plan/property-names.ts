import type { Existing } from '../existing.ts'

/** Names used for other purposes. */
export type ReservedNames = Pick<Existing, 'everyRecord' | 'everyList'>

/** Plain scalars that YAML 1.1 or 1.2 reads as null or boolean. */
const yamlWords: ReadonlySet<string> = new Set(['null', 'true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n'])

/** The error of a property's name: its format, or a reserved name. */
export const nameFault = (name: string, { everyRecord, everyList }: ReservedNames): string | undefined => {
  if (!/^[a-z][A-Za-z\d]*$/.test(name)) return 'write it like fullName'
  if (yamlWords.has(name)) return 'YAML reads it as a value: give it another'
  if (everyRecord.includes(name)) return 'every record has it already: take it out, or give it another name'
  if (everyList.includes(name)) return 'lists take a parameter of that name: give it another'
  return name in {} ? 'every object of JavaScript has that name: give it another' : undefined
}

/** The first duplicate among names from several sources. */
export const nameTwice = (
  names: readonly (readonly [source: string, names: readonly string[]])[],
): string | undefined => {
  const sources = new Map<string, string>()
  for (const [source, ofSource] of names)
    for (const name of ofSource) {
      const other = sources.get(name)
      if (other !== undefined)
        return `${source}: "${name}" is there already, of the property ${other}: give one of them another name`
      sources.set(name, source)
    }
  return undefined
}
