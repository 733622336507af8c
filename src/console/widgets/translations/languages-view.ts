import type { LanguagesView } from '../form-context.ts'

/** Up to this many languages, all inputs are shown by default. */
const below = 4

/** The view of several languages: the user's selection, else by their number. */
export const languagesView = (chosen: LanguagesView | undefined, count: number): LanguagesView =>
  chosen ?? (count > below ? 'tabs' : 'below')
