import writeExcelFile from 'write-excel-file/node'
import { columns } from './columns.ts'

let made: Promise<Buffer> | null = null

async function make(): Promise<Buffer> {
  const headings = columns.map(({ heading, required }) => ({
    value: required ? `${heading} *` : heading,
    type: String,
    fontWeight: 'bold' as const,
    backgroundColor: required ? '#FFF3CD' : '#E7F5EC',
  }))
  // All cells are texts, so that numbers keep their leading zeros.
  const example = columns.map(({ example: value }) => ({ value, type: String, format: '@' }))
  const file = writeExcelFile([headings, example], {
    sheet: 'সদস্য',
    columns: columns.map(({ heading }) => ({ width: Math.max(14, heading.length + 4) })),
    stickyRowsCount: 1,
  })
  return file.toBuffer()
}

/** The spreadsheet template: Bengali headings and one example row. Created once. */
export function formatFile(): Promise<Buffer> {
  made ??= make()
  return made
}
