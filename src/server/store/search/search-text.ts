import { foldText } from '../../../contract/text/fold-text.ts'
import { alikeSql, textsFunction } from '../../contract/table/columns.ts'

/** Of the texts of one property, so many signs are searched. */
const maxTextLength = 4000

/** What stands between words: blanks and punctuation, also of Bengali and Arabic, but not the end of a line. */
const separators =
  '[\\u0001-\\u0009\\u000b-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4\\u0964\\u0965\\u2010-\\u2027\\u202f-\\u205f\\u3000-\\u3003]+'

const foldFunction = 'search_fold'
const linesFunction = 'search_lines'

/** The words of a text in the form in which they are compared: what `foldSql` makes of it in the database. */
export function fold(text: string): string {
  const words = foldText(text).replace(new RegExp(separators, 'g'), ' ')
  return `\n${words}`.replace(/ *\n[ \n]*/g, '\n ').trimEnd()
}

/** SQL of the form in which texts are compared. */
export const foldSql = (text: string): string => `${foldFunction}(${text})`

/** SQL of a property's texts in a body as they are, one a line. */
export const linesSql = (body: string, property: string): string => `${linesFunction}(${body}, ${property})`

/** SQL that makes the functions behind both. */
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

/** SQL that takes them away. */
export const dropTextFunctions = `drop function if exists ${linesFunction}(jsonb, text); drop function if exists ${foldFunction}(text)`
