import { addDemandedTexts } from '../../../i18n/i18n.ts'
import { type LazyPart, lazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'

/** A part of a list that is fetched on demand, together with its texts. */
export const toolPart = <Part>(load: () => Promise<Part>): LazyPart<Part> =>
  lazyPart(async () => {
    const [part] = await Promise.all([load(), addDemandedTexts('tools')])
    return part
  })
