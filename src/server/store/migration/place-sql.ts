import { literal } from '../../contract/table/names.ts'

/* SQL for objects within a record's body, by their path in it (`sections`, `*` for each item of a list). */

/** The path as an SQL/JSON path: `$."titles"[*]`. */
export const jsonPath = (path: readonly string[]): string => {
  const steps = path.map((part) => (part === '*' ? '[*]' : `.${JSON.stringify(part)}`))
  return literal(`$${steps.join('')}`)
}

const isA = (type: 'object' | 'array', value: string): string => `jsonb_typeof(${value}) = '${type}'`

/** Whether a value is empty: missing, null, or an empty text, list or object. */
export const isNothingSql = (value: string): string =>
  `coalesce(${value}, 'null') in ('null', '""', '[]', '{}')`

/** The object with one property renamed; a non-empty value takes precedence over an empty one. */
const renamedProperty = (object: string, from: string, to: string): string => {
  const [old, current] = [`${object} -> ${from}`, `${object} -> ${to}`]
  return `(${object} - ${from}) || jsonb_build_object(${to},
    case when ${isNothingSql(old)} then coalesce(${current}, ${old}) else ${old} end)`
}

/** The value with one property of the objects at a path renamed; `depth` distinguishes the names of nested queries. */
export const renamedSql = (
  value: string,
  path: readonly string[],
  from: string,
  to: string,
  depth = 0,
): string => {
  const [step, ...rest] = path
  if (step === undefined) {
    const old = literal(from)
    return `case when ${isA('object', value)} and ${value} ? ${old} then ${renamedProperty(value, old, literal(to))} else ${value} end`
  }
  if (step === '*') {
    const items = `items_${depth}`
    return `case when ${isA('array', value)} then (
      select coalesce(jsonb_agg(${renamedSql(`${items}.item`, rest, from, to, depth + 1)} order by ${items}.place), '[]')
      from jsonb_array_elements(${value}) with ordinality as ${items} (item, place)) else ${value} end`
  }
  const name = literal(step)
  const inner = renamedSql(`(${value} -> ${name})`, rest, from, to, depth)
  return `case when ${isA('object', value)} and ${value} ? ${name}
    then ${value} || jsonb_build_object(${name}, ${inner}) else ${value} end`
}

/** Whether any object at a path of `body` has a property of this name. */
export const hasSql = (body: string, path: readonly string[], name: string): string =>
  path.length === 0
    ? `${body} ? ${literal(name)}`
    : `jsonb_path_exists(${body}, ${jsonPath([...path, name])})`

/** The objects at a path of `body`, as rows of one column, `object`. */
export const objectsSql = (body: string, path: readonly string[]): string =>
  path.length === 0
    ? `(select ${body} as object) as found`
    : `(select object from jsonb_path_query(${body}, ${jsonPath(path)}) as object where ${isA('object', 'object')}) as found`

/** SQL of a list of texts. */
export const namesSql = (names: readonly string[]): string =>
  `array[${names.map(literal).join(', ')}]::text[]`

/** A path for messages: `sections[].title` for the path of the sections' items and a name. */
export const placeInWords = (path: readonly string[], name: string): string =>
  [...path, name].reduce((words, part) => (part === '*' ? `${words}[]` : `${words}.${part}`), '').slice(1)
