type Properties = Readonly<Record<string, unknown>>

/** The property of a record that tells its versions apart. */
export const versionProperty = 'lastModifiedDate'

/** The request header that says which version a change is based on. */
export const versionHeader = 'If-Match'

/** A version as headers carry it. */
export const versionTag = (version: string | number): string => `"${version}"`

/** The version of a record as it was read; undefined where it has none. */
export const readVersion = ({ [versionProperty]: version }: Properties): string | undefined =>
  typeof version === 'string' ? version : undefined

/** Headers of a request that changes this version, and no newer one. */
export const ifMatch = (version: string): Record<string, string> => ({ [versionHeader]: versionTag(version) })

/** What an update says it is based on, by the header, else by its body; null where it does not say. */
export const sentVersion = (headers: Properties, body: Properties): string | null => {
  const { [versionHeader.toLowerCase()]: header } = headers
  return typeof header === 'string' && header !== '' ? header : (readVersion(body) ?? null)
}

/** The versions that a header names, of which any suffices. */
export const versionsIn = (sent: string): string[] =>
  sent.split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/^"(.*)"$/, '$1'),
  )
