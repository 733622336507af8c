import type { LanguageCode } from '../../contract/text/interface-languages.ts'
import type { Texts } from './language-data.ts'
import type { DemandedNamespace } from './namespaces.ts'

type Loaded = { default: Texts }

// The names are those of `demandedNamespaces`; they cannot be taken from there, since Vite reads this text as it stands.
const files = import.meta.glob<Loaded>('./*/{tools,account,exchange,restore}.json')

/** Texts of what is fetched on demand, in one language. Rejects when they cannot be loaded. */
export const loadTexts = async (namespace: DemandedNamespace, code: LanguageCode): Promise<Texts> => {
  const load = files[`./${code}/${namespace}.json`]
  return load ? (await load()).default : {}
}
