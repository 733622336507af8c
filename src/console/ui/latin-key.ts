const isAscii = (key: string): boolean => /^[\x20-\x7e]$/.test(key)

/**
 * The key of a shortcut in lower case: the typed character, or on layouts without Latin letters (Arabic, Bengali) the
 * one at the same position of a US keyboard. Empty for keys without a character.
 */
export const latinKey = ({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string => {
  if (isAscii(key)) return key.toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : ''
}
