import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../../../src/contract/json.ts'
import { root } from '../../shared/root.ts'
import { linesOf, type Step } from '../step.ts'
import { shownLabels } from './languages.ts'

/** A variant that the glossary forbids in a language, and the term to use. */
export interface Variant {
  language: string
  term: string
  variant: string
}

/** A text and its place. */
export interface PlacedText {
  language: string
  place: string
  text: string
}

/** The forbidden variants of a glossary: its table rows of language, term and variants. */
export const variantsIn = (glossary: string): readonly Variant[] =>
  [...glossary.matchAll(/^\| ([a-z]{2}) \| (.+?) \| (.+?) \|$/gmu)].flatMap(
    ([, language = '', term = '', variants = '']) =>
      variants.split(', ').map((variant) => ({ language, term, variant })),
  )

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Letters and their marks; Bengali and Arabic vowel signs are marks. */
const letter = '[\\p{L}\\p{M}]'

const patternOf = (variant: string): RegExp => {
  const whole = /^"(.+)"$/.exec(variant)?.[1]
  return whole === undefined
    ? new RegExp(`(?<!${letter})${escaped(variant)}(?!${letter})`, 'iu')
    : new RegExp(`^${escaped(whole)}$`, 'u')
}

/** An error for each text that contains a forbidden variant of its language. */
export const variantFaults = (
  variants: readonly Variant[],
  texts: readonly PlacedText[],
): readonly string[] => {
  const patterns = variants.map((each) => ({ ...each, pattern: patternOf(each.variant) }))
  return texts.flatMap(({ language, place, text }) =>
    patterns
      .filter((each) => each.language === language && each.pattern.test(text))
      .map(({ term, variant }) => `${place}: "${text}" says ${variant}; docs/glossary.md has "${term}"`),
  )
}

const textsOf = (value: unknown, key: string): readonly [key: string, text: string][] =>
  typeof value === 'string'
    ? [[key, value]]
    : isObject(value)
      ? Object.entries(value).flatMap(([name, part]) => textsOf(part, key === '' ? name : `${key}.${name}`))
      : []

const readTexts = async (folder: string): Promise<readonly PlacedText[]> => {
  const names = (await readdir(join(root, folder), { recursive: true })).filter((name) =>
    /^[a-z]{2}[\\/]\w+\.json$/.test(name),
  )
  const files = names.map(async (name) => {
    const content: unknown = JSON.parse(await readFile(join(root, folder, name), 'utf8'))
    return textsOf(content, '').map(([key, text]) => ({
      language: name.slice(0, 2),
      place: `${folder}/${name}: ${key}`,
      text,
    }))
  })
  return (await Promise.all(files)).flat()
}

/** Texts of the console, its modules and its messages use the terms of the glossary. */
export const glossary: Step = {
  name: 'terms of the glossary',
  run: async () => {
    const [terms, labels, ...texts] = await Promise.all([
      readFile(join(root, 'docs/glossary.md'), 'utf8'),
      shownLabels(),
      readTexts('src/console/i18n'),
      readTexts('src/contract/messages'),
    ])
    const english = [...labels].map((text) => ({ language: 'en', place: 'src/modules', text }))
    return linesOf(variantFaults(variantsIn(terms), [...texts.flat(), ...english]))
  },
}
