import { addDemandedTexts } from '../../i18n/i18n.ts'

/** Loads the page of missing texts with its translations. */
export const loadMissingTexts = async () => {
  const [{ MissingTexts }] = await Promise.all([
    import('./missing-texts.tsx'),
    addDemandedTexts('exchange', 'tools'),
  ])
  return MissingTexts
}
