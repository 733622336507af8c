import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of hand-written files that may refer to a property. */
const folders = ['docs', 'openapi', 'scripts', 'src', 'tests']

const isText = (name: string): boolean => /\.(?:ts|tsx|json|yaml|md)$/.test(name)

const filesBelow = (project: string): readonly string[] =>
  folders.flatMap((folder) => {
    try {
      return readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && isText(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name).slice(project.length + 1))
    } catch {
      return []
    }
  })

const word = (text: string): RegExp => new RegExp(`(?<![\\w-])${text}(?![\\w-])`)

/**
 * The lines, `file:line`, that still contain a word, in files that also contain one of `beside`: examples, benchmarks
 * and tests, which no command rewrites. Lines accepted by `isMeant` are omitted.
 */
export const mentionsIn = (
  project: string,
  name: string,
  beside: readonly string[],
  isMeant: (line: string) => boolean = () => false,
): readonly string[] => {
  const [named, others] = [word(name), beside.map(word)]
  return filesBelow(project)
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(project, file), 'utf8')
      if (!others.some((other) => other.test(text) || other.test(file))) return []
      return text
        .split('\n')
        .flatMap((line, index) => (named.test(line) && !isMeant(line) ? [`${file}:${index + 1}`] : []))
    })
}

const most = 40

/** Prints lines to review under a heading; prints nothing when there are none. */
export const printMentions = (heading: string, places: readonly string[]): void => {
  if (places.length === 0) return
  console.log(heading)
  for (const place of places.slice(0, most)) console.log(`  ${place}`)
  if (places.length > most) console.log(`  … and ${places.length - most} more`)
}
