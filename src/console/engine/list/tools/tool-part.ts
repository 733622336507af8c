import { withTexts } from '../../../i18n/i18n.ts'
import type { DemandedNamespace } from '../../../i18n/language-data.ts'
import { type LazyPart, lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'

const partWith =
  (texts: DemandedNamespace) =>
  <Part>(load: () => Promise<Part>): LazyPart<Part> =>
    lazyPart(() => withTexts(load, texts))

/** A part of a list that loads on demand, with its texts. */
export const toolPart = partWith('tools')

/** A part for importing files. */
export const importPart = partWith('import')

/** A part about texts in several languages. */
export const textsPart = partWith('exchange')

/** A part about conflicts of a restored record. */
export const restorePart = partWith('restore')
