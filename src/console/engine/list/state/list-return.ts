const queries = new Map<string, string>()

/** Remembers a list's URL query, so that a form returns to the page it was opened from. */
export const rememberList = (path: string, query: string): void => {
  queries.set(path, query)
}

/** Address of a list as it was last seen. */
export const listAsSeen = (path: string): string => {
  const query = queries.get(path)
  return query ? `${path}?${query}` : path
}
