import type { LanguageCode } from './languages.ts'

const rightToLeft: readonly LanguageCode[] = ['ar']

export type Direction = 'ltr' | 'rtl'

/** Where lines of the interface begin in a language. */
export const directionOf = (code: LanguageCode): Direction => (rightToLeft.includes(code) ? 'rtl' : 'ltr')
