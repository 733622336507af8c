import type { Language } from '../widget.ts'

/** The order in which languages are shown, as their indexes: the user's first, the others as they stand. */
export const ownFirst = (languages: readonly Language[], preferred: string): readonly number[] => {
  const indexes = languages.map((_, index) => index)
  const isPreferred = (index: number): boolean =>
    languages[index]?.code.toLowerCase() === preferred.toLowerCase()
  return [...indexes.filter(isPreferred), ...indexes.filter((index) => !isPreferred(index))]
}
