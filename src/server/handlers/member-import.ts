import type { Done, MemberImport } from '../../../generated/api/foundation.schemas.ts'
import { maxImportSize } from '../../contract/records/member-import.ts'
import { spreadsheetType } from '../../contract/records/spreadsheet.ts'
import { formatFile } from '../import/format-file.ts'
import { readMembers } from '../import/read-members.ts'
import { storeMembers } from '../import/store-members.ts'
import { withForm } from '../upload/read-form.ts'
import { done } from './done.ts'
import type { Call, HandlerResult, OperationResult } from './handler.ts'

/** importMembers: stores every row of a spreadsheet as a member, all or nothing. */
export function importMembers(call: Call): Promise<OperationResult<Done>> {
  const reading = {
    field: 'excelFile' satisfies keyof MemberImport,
    folder: call.services.uploadFolder,
    headLength: 8,
    limitOf: async () => maxImportSize,
  }
  return withForm(call, reading, async ({ file }) => {
    const { members, emailHeading } = await readMembers(file.path)
    await call.store.transaction((writer) => storeMembers(writer, members, emailHeading))
    const count = members.length
    return done('import:done', { count })
  })
}

/** getMemberImportFormat: the spreadsheet template. */
export async function getMemberImportFormat(): Promise<HandlerResult> {
  const raw = await formatFile()
  return {
    raw,
    headers: {
      'content-type': spreadsheetType,
      'content-disposition': 'attachment; filename="member-import.xlsx"',
      'cache-control': 'no-cache',
    },
  }
}
