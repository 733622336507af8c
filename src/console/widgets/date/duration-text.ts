/**
 * Converts a duration to its stored format, `hh:mm:ss`: adds hours to `mm:ss`, and zeros to one-digit parts. Other text
 * stays as typed, so that the form's rule refuses it.
 */
export const normaliseDuration = (typed: string): string => {
  const text = typed.trim()
  if (!/^\d{1,2}(:\d{1,2}){1,2}$/.test(text)) return text
  const parts = text.split(':').map((part) => part.padStart(2, '0'))
  return (parts.length === 2 ? ['00', ...parts] : parts).join(':')
}
