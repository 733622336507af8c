/** Maximum number of stored addresses; several may belong to one place. */
const maxVisits = 20

/** Parses the stored addresses, newest first. */
export const readVisits = (text: string | null): readonly string[] => text?.split('\n').filter(Boolean) ?? []

/** Adds the newest address. */
export const withVisit = (text: string | null, path: string): string =>
  [path, ...readVisits(text).filter((other) => other !== path)].slice(0, maxVisits).join('\n')
