import type { LanguagesView } from '../form-context.ts'

/** Up to this many languages all inputs are shown, one below the other, unless the user chose otherwise. */
const below = 4

/** How several languages are shown: as the user wants them, else by their number. */
export const languagesView = (chosen: LanguagesView | undefined, count: number): LanguagesView =>
  chosen ?? (count > below ? 'tabs' : 'below')
