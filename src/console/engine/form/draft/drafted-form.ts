import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { Platform } from '../../../../modules/format/types.ts'

/** The form of a page that a draft was typed into. */
export interface DraftedForm {
  module: string
  mode: Mode
  /** The parameters of the route, in its order; the last is the number of a record. */
  route: readonly string[]
  /** Of a new record: the mode that it is made for, and the query of its address. */
  made: { platform: Platform; query: Readonly<Record<string, string>> } | undefined
}

/** The form behind a name that `formDraftKey` gave; undefined for one that was no page. */
export const draftedForm = (key: string): DraftedForm | undefined => {
  const [, module, mode, route = '', platform, query = '{}'] =
    /^form ([\w-]+)\/(create|update)\/(.*?) (?:(WEB|MOBILE) (\{.*\}))?$/.exec(key) ?? []
  if (module === undefined || (mode !== 'create' && mode !== 'update')) return undefined
  const made = platform && { platform: platform as Platform, query: JSON.parse(query) }
  return { module, mode, route: route.split('/'), made: made || undefined }
}
