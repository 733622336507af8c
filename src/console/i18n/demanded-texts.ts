import type { LanguageCode } from '../../contract/text/interface-languages.ts'
import type { DemandedNamespace, Texts } from './language-data.ts'

interface Loaded {
  default: Texts
}

// The same names as `demandedNamespaces`, repeated because Vite needs a literal pattern.
const files = import.meta.glob<Loaded>('./*/{tools,account,exchange,import,restore}.json')

/** The texts of a namespace that loads on demand, in one language. Rejects on failure. */
export const loadTexts = async (namespace: DemandedNamespace, code: LanguageCode): Promise<Texts> => {
  const load = files[`./${code}/${namespace}.json`]
  return load ? (await load()).default : {}
}
