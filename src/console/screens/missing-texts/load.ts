import { addDemandedTexts } from '../../i18n/i18n.ts'

/** The page of what lacks which language, with its texts. */
export const loadMissingTexts = async () => {
  const [{ MissingTexts }] = await Promise.all([
    import('./missing-texts.tsx'),
    addDemandedTexts('exchange', 'tools'),
  ])
  return MissingTexts
}
