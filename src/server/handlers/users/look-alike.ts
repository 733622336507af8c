import { remove as toLatin } from 'confusables'

/** Digits and signs that stand for a letter at a glance. */
const stand: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '|': 'I',
  L: 'I',
  '3': 'E',
  '4': 'A',
  '@': 'A',
  '5': 'S',
  $: 'S',
}

const shown = (text: string): string =>
  text.normalize('NFKD').replace(/[^\p{L}\p{N}@$|]|\p{Default_Ignorable_Code_Point}/gu, '')

/** What is left of a text when nothing counts but the shape of its letters. */
const skeleton = (text: string): string =>
  shown(toLatin(shown(text)))
    .toUpperCase()
    .replace(/[01345L@$|]/g, (sign) => stand[sign] ?? sign)

/**
 * Whether people would read one name for the other: case, spaces, invisible signs, accents, and letters of other scripts
 * that look like Latin ones (UTS 39) aside. `name` is a Latin one.
 */
export const looksLike = (text: string, name: string): boolean => skeleton(text) === skeleton(name)
