/** The texts of a list in form data, whatever else may be among them left out. */
export const toTags = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : []

/** Tags with others behind them: trimmed, none blank, each once, letter case aside. */
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
