import { operationQuery } from './call.ts'

/** A content language, as `totalLanguage` lists them. */
export interface Language {
  id: number
  name: string
  code: string
}

/** The content languages, active ones, as all that shows texts per language needs them. */
export const languagesRequest = () => ({
  ...operationQuery('totalLanguage', { query: { active: true } }),
  staleTime: 60_000,
})
