import { Buffer } from 'node:buffer'
import type { Done, MemberImport } from '../../../generated/api/foundation.schemas.ts'
import { maxImportSize } from '../../contract/records/limits.ts'
import { spreadsheetType } from '../../contract/records/spreadsheet.ts'
import { xlsxFile } from '../../spreadsheet/xlsx-file.ts'
import { columns } from '../import/columns.ts'
import { readMembers, storeMembers } from '../import/read-members.ts'
import { withForm } from '../upload/read-form.ts'
import { done } from './call.ts'
import type { Call, HandlerResult, OperationResult } from './handler.ts'

let template: Promise<Buffer> | null = null

const makeTemplate = async (): Promise<Buffer> => {
  const inputs = columns.map(({ required }) => ({ isRequired: required }))
  // All cells are texts, so that numbers keep their leading zeros.
  const file = xlsxFile(columns.length, { style: 'text', name: 'সদস্য', inputs })
  file.add([
    columns.map(({ heading, required }) => (required ? `${heading} *` : heading)),
    columns.map(({ example }) => example),
  ])
  return Buffer.from(await file.end().arrayBuffer())
}

/** The spreadsheet template: Bengali headings and one example row. Created once. */
const formatFile = (): Promise<Buffer> => {
  template ??= makeTemplate()
  return template
}

/** importMembers: stores every row of a spreadsheet as a member, all or nothing. */
export const importMembers = (call: Call): Promise<OperationResult<Done>> => {
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
export const getMemberImportFormat = async (): Promise<HandlerResult> => {
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
