import { readVersion } from '../../../../../contract/conventions/version.ts'
import type { OpenRecord } from '../../../../engine/form/data/change-record.ts'
import type { ListRow } from '../../../../engine/list/state/list-rows.ts'
import type { TextField } from '../../../../engine/translation/text-fields.ts'
import { entriesFor, type TextEntry } from '../../../../widgets/translations/translation-entries.ts'

/** The stored texts per language of a record. */
export interface StoredTexts {
  version: string
  entries: (field: TextField) => readonly TextEntry[]
}

/** The texts of a record opened by its form. */
export const textsOfRecord = ({ data, version }: OpenRecord): StoredTexts => ({
  version: version ?? '',
  entries: ({ name }) => entriesFor([], data[name]),
})

/** The texts of a list row with texts per language. */
export const textsOfRow = (row: ListRow): StoredTexts => ({
  version: readVersion(row) ?? '',
  entries: ({ from }) => entriesFor([], row[from]),
})
