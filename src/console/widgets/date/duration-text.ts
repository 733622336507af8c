/**
 * A duration as it is kept, `hh:mm:ss`: `mm:ss` gets its hours, parts of one digit get a zero. Anything else stays as
 * it was typed, so that the rule of the form can refuse it.
 */
export const normaliseDuration = (typed: string): string => {
  const text = typed.trim()
  if (!/^\d{1,2}(:\d{1,2}){1,2}$/.test(text)) return text
  const parts = text.split(':').map((part) => part.padStart(2, '0'))
  return (parts.length === 2 ? ['00', ...parts] : parts).join(':')
}
