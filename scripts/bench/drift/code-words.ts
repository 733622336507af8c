import { dirname, join } from 'node:path'
import type { SourceFile } from '../../check/source-files.ts'

type Words = ReadonlySet<string>

const wordsIn = (text: string): readonly string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? []

/** Where the object literal or pattern begins that ends before `end`. */
const openingOf = (text: string, end: number): number => {
  let depth = 0
  for (let at = end; at >= 0; at -= 1) {
    if (text[at] === '}') depth += 1
    if (text[at] === '{') depth -= 1
    if (depth === 0) return at
  }
  return 0
}

/** Objects that the type check holds against the parameters of an operation: written by the console, read by a handler. */
const parameterObjects = (text: string): readonly string[] =>
  [...text.matchAll(/\}(?= satisfies \w+Params\b| = askedOf<)/g)].map((match) =>
    text.slice(openingOf(text, match.index), match.index + 1),
  )

/** What code says, as far as it can mean names of the contract. */
export interface CodeWords {
  text: string
  /** Words outside of objects that hold parameters. */
  said: Words
  parameters: Words
  /** Words that stand nowhere but in quotes. */
  quoted: Words
}

/**
 * The words of a file and of those beside it that it runs. One of which it takes types only says what that file hands
 * over, and what follows `call.` is the server's own.
 */
export const codeWords = (
  { file, text }: SourceFile,
  byName: ReadonlyMap<string, SourceFile>,
  isServer: boolean,
): CodeWords => {
  const beside = [...text.matchAll(/^import (?!type\b)[^']*?from '(\.\/[^']+)'/gm)].flatMap(
    (match) => byName.get(join(dirname(file), match[1] ?? ''))?.text ?? [],
  )
  const whole = [text, ...beside].join('\n').replace(/\/\*[\s\S]*?\*\/|\bcall\.\w+/g, '')
  const objects = parameterObjects(whole)
  const rest = objects.reduce((left, object) => left.replace(object, ''), whole)
  const said = new Set(wordsIn(rest))
  const unquoted = new Set(wordsIn(rest.replace(/'[^'\n]*'/g, '')))
  return {
    text: whole,
    said,
    // Handlers read parameters in no other way; a console file that binds none may say them anywhere.
    parameters: isServer || objects.length > 0 ? new Set(objects.flatMap(wordsIn)) : said,
    quoted: new Set([...said].filter((word) => !unquoted.has(word))),
  }
}
