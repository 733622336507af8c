import type { Language } from '../widget.ts'

/** The display order of languages, as indexes: the user's first, the others unchanged. */
export const ownFirst = (languages: readonly Language[], preferred: string): readonly number[] => {
  const indexes = languages.map((_, index) => index)
  const isPreferred = (index: number): boolean =>
    languages[index]?.code.toLowerCase() === preferred.toLowerCase()
  return [...indexes.filter(isPreferred), ...indexes.filter((index) => !isPreferred(index))]
}
