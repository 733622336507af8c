import { remove as toLatin } from 'confusables'

/** Digits and signs that look like a letter. */
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

/** Reduces a text to the shape of its letters. */
const skeleton = (text: string): string =>
  shown(toLatin(shown(text)))
    .toUpperCase()
    .replace(/[01345L@$|]/g, (sign) => stand[sign] ?? sign)

/**
 * Whether two names look alike, ignoring case, spaces, invisible characters, accents, and letters of other scripts that
 * look like Latin ones (UTS 39). `name` is a Latin one.
 */
export const looksLike = (text: string, name: string): boolean => skeleton(text) === skeleton(name)
