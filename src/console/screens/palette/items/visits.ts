/** How many addresses are kept; several may belong to one place. */
const maxVisits = 20

/** Addresses as they are kept, the latest first. */
export const readVisits = (text: string | null): readonly string[] => text?.split('\n').filter(Boolean) ?? []

/** The addresses with the latest one. */
export const withVisit = (text: string | null, path: string): string =>
  [path, ...readVisits(text).filter((other) => other !== path)].slice(0, maxVisits).join('\n')
