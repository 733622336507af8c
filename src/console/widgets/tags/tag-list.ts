/** The strings of a list in form data; other values are ignored. */
export const toTags = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : []

/** Tags with others appended: trimmed, without blanks and without duplicates, ignoring case. */
export const mergeTags = (tags: readonly string[], more: readonly string[]): string[] => {
  const seen = new Set<string>()
  return [...tags, ...more].flatMap((tag) => {
    const text = tag.trim()
    const key = text.toLocaleLowerCase()
    if (text === '' || seen.has(key)) return []
    seen.add(key)
    return [text]
  })
}
