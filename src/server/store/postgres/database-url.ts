/** A PostgreSQL database on one server, or on several with one primary. */
export interface DatabaseUrl {
  /** The URL of each server, in order. */
  readonly urls: readonly string[]
  /** The servers for messages: `db1.example.org:5432`. */
  readonly names: readonly string[]
  readonly database: string
  /** Whether only a server that accepts writes may be used, like libpq's `target_session_attrs=read-write`. */
  readonly readWrite: boolean
}

const attribute = 'target_session_attrs'
const usable = ['any', 'read-write', 'primary']

const parts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/

/**
 * Parses `postgresql://user:password@one:5432,other:5432/database?target_session_attrs=read-write`; several servers
 * must accept writes unless the URL says otherwise. Returns the fault of an invalid URL.
 */
export const readDatabaseUrl = (text: string): DatabaseUrl | string => {
  const [, before = '', hosts = '', after = ''] = parts.exec(text) ?? []
  const names = hosts.split(',')
  const urls = names.map((name) => `${before}${name}${after}`)
  if (before === '' || names.includes('') || !urls.every((url) => URL.canParse(url)))
    return 'must be a URL such as postgresql://user:password@host/database, or with several hosts between commas.'
  const parsed = urls.map((url) => new URL(url))
  const requested = parsed[0]?.searchParams.get(attribute) ?? (names.length > 1 ? 'read-write' : 'any')
  if (!usable.includes(requested))
    return `must ask for ${attribute}=read-write, primary or any: the server writes, which "${requested}" does not promise.`
  for (const url of parsed) url.searchParams.delete(attribute)
  return {
    urls: parsed.map(({ href }) => href),
    names: parsed.map(({ hostname, port }) => `${hostname}:${port || 5432}`),
    database: decodeURIComponent(parsed[0]?.pathname.slice(1) ?? ''),
    readWrite: requested !== 'any',
  }
}

/** The same for a URL that was validated at start. Throws for any other. */
export const databaseUrlOf = (text: string): DatabaseUrl => {
  const read = readDatabaseUrl(text)
  if (typeof read === 'string') throw new Error(`The address of the database ${read}`)
  return read
}
