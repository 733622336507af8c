/** `duaCategoryId` → `dua_category_id`: the name of a column or table part. */
export const snakeCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase()

/** Quotes an SQL identifier. Throws for anything but a plain lower-case name, so nothing else can be quoted. */
export const identifier = (name: string): string => {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new Error(`"${name}" cannot be the name of a table or column.`)
  return `"${name}"`
}

/** Quotes an SQL string literal, for places where parameters are not possible. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

const maxLength = 63

/** Cuts a name to PostgreSQL's limit; long names end in a hash of the full name. */
export const shortName = (name: string): string => {
  if (name.length <= maxLength) return name
  let hash = 0
  for (const character of name) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0
  return `${name.slice(0, maxLength - 9)}_${hash.toString(16).padStart(8, '0')}`
}
