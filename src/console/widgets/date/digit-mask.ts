/**
 * Digits in groups of two (`1234` → `12:34`), at most `groups` of them. A separator that was typed early completes its
 * group with a zero (`5:` → `05`).
 */
export const maskDigits = (typed: string, groups: number, separator: string): string => {
  const parts = typed.split(/\D+/)
  const digits = parts.map((part, index) =>
    index < parts.length - 1 && part !== '' ? part.padStart(2, '0') : part,
  )
  return (
    digits
      .join('')
      .slice(0, groups * 2)
      .match(/\d{1,2}/g) ?? []
  ).join(separator)
}
