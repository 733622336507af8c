import { getTotalLanguageQueryOptions } from '../../generated/api/language/language.ts'

/** A content language as `totalLanguage` returns it. */
export interface Language {
  id: number
  name: string
  code: string
}

/** The query of the active content languages, required by everything with texts per language. */
export const languagesRequest = () =>
  getTotalLanguageQueryOptions({ active: true }, { query: { staleTime: 60_000 } })
