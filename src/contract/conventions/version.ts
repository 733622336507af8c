type Properties = Readonly<Record<string, unknown>>

/** The property that identifies the version of a record. */
export const versionProperty = 'lastModifiedDate'

/** The request header with the version that a change is based on. */
export const versionHeader = 'If-Match'

/** A version in the format of headers. */
export const versionTag = (version: string | number): string => `"${version}"`

/** The version of a record as it was read; undefined without one. */
export const readVersion = (record: Properties): string | undefined => {
  const version = record[versionProperty]
  return typeof version === 'string' ? version : undefined
}

/** Headers of a request that may change only this version. */
export const ifMatch = (version: string): Record<string, string> => ({ [versionHeader]: versionTag(version) })

/** The version that an update is based on, from the header or else the body; null without one. */
export const sentVersion = (headers: Properties, body: Properties): string | null => {
  const header = headers[versionHeader.toLowerCase()]
  return typeof header === 'string' && header !== '' ? header : (readVersion(body) ?? null)
}

/** The versions in a header; any of them may match. */
export const versionsIn = (sent: string): string[] =>
  sent.split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/^"(.*)"$/, '$1'),
  )
