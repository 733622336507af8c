import type { Texts } from './language-data.ts'
import type { LanguageCode } from './languages.ts'

/** Namespaces of what is fetched on demand: what lists and every page offer, the user's account, texts for translators. */
export type DemandedTexts = 'tools' | 'account' | 'exchange'

type Loaded = { default: Texts }

const files = import.meta.glob<Loaded>('./*/{tools,account,exchange}.json')

/** Texts of what is fetched on demand, in one language. Rejects when they cannot be loaded. */
export const loadTexts = async (namespace: DemandedTexts, code: LanguageCode): Promise<Texts> => {
  const load = files[`./${code}/${namespace}.json`]
  return load ? (await load()).default : {}
}
