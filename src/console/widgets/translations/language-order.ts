import type { Language } from '../widget.ts'

/** The order in which languages are shown, as their indexes: the user's own one first, the others as they stand. */
export const ownFirst = (languages: readonly Language[], own: string): readonly number[] => {
  const indexes = languages.map((_, index) => index)
  const isOwn = (index: number): boolean => languages[index]?.code.toLowerCase() === own.toLowerCase()
  return [...indexes.filter(isOwn), ...indexes.filter((index) => !isOwn(index))]
}
