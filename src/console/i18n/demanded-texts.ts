import type { LanguageCode } from '../../contract/text/interface-languages.ts'
import type { Texts } from './language-data.ts'

/**
 * Namespaces of what is fetched on demand: what lists and every page offer, the user's account, texts for translators, and
 * what is in the way of a record that is restored.
 */
export type DemandedTexts = 'tools' | 'account' | 'exchange' | 'restore'

type Loaded = { default: Texts }

const files = import.meta.glob<Loaded>('./*/{tools,account,exchange,restore}.json')

/** Texts of what is fetched on demand, in one language. Rejects when they cannot be loaded. */
export const loadTexts = async (namespace: DemandedTexts, code: LanguageCode): Promise<Texts> => {
  const load = files[`./${code}/${namespace}.json`]
  return load ? (await load()).default : {}
}
