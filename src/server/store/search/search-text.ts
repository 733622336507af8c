import { foldText } from '../../../contract/text/fold-text.ts'
import { alikeSql, textsFunction } from '../../contract/table/columns.ts'

/** Number of characters that are searched in the texts of one property. */
const maxTextLength = 4000

/** Separators of words: spaces and punctuation, including Bengali and Arabic, but not line ends. */
const separators =
  '[\\u0001-\\u0009\\u000b-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4\\u0964\\u0965\\u2010-\\u2027\\u202f-\\u205f\\u3000-\\u3003]+'

const foldFunction = 'search_fold'
const linesFunction = 'search_lines'

/** Folds the words of a text, like `foldSql` in the database. */
export const fold = (text: string): string => {
  const words = foldText(text).replace(new RegExp(separators, 'g'), ' ')
  return `\n${words}`.replace(/ *\n[ \n]*/g, '\n ').trimEnd()
}

const maxWords = 8
const maxWordLength = 60

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return [...new Set(words.map((word) => word.slice(0, maxWordLength)))].slice(0, maxWords)
}

/**
 * The `like` pattern of a word: one or two characters match only the beginning of a word. Folded texts contain no
 * special characters of LIKE.
 */
export const patternOf = (word: string): string => (word.length < 3 ? `% ${word}%` : `%${word}%`)

/** The `like` patterns of the words in a text. */
export const wordPatterns = (text: string): string[] => wordsOf(text).map(patternOf)

/** SQL of a folded text. */
export const foldSql = (text: string): string => `${foldFunction}(${text})`

/** SQL of a property's texts in a body, unchanged, one per line. */
export const linesSql = (body: string, property: string): string => `${linesFunction}(${body}, ${property})`

/** SQL that creates the functions of both. */
export const makeTextFunctions = `create function ${foldFunction}(original text) returns text language sql immutable parallel safe as $$
  select rtrim(regexp_replace(
    chr(10) || regexp_replace(${alikeSql('original')}, '${separators}', ' ', 'g'),
    ' *\\n[ \\n]*', E'\\n ', 'g'), E' \\n')
$$;
create function ${linesFunction}(body jsonb, property text) returns text language sql immutable parallel safe as $$
  select regexp_replace(left(
    case jsonb_typeof(body -> property) when 'array' then ${textsFunction}(body -> property) else body ->> property end,
    ${maxTextLength}), '<[^<>]*>|&[a-z]+;', ' ', 'g')
$$`

/** SQL that drops them. */
export const dropTextFunctions = `drop function if exists ${linesFunction}(jsonb, text); drop function if exists ${foldFunction}(text)`
