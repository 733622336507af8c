const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What matches a text of the interface, whatever stands in its places (`{{count}}`). */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{[^}]*\}\}/)
      .map(escaped)
      .join('.+')}$`,
  )
