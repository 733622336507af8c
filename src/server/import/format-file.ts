import { Buffer } from 'node:buffer'
import { xlsxFile } from '../../spreadsheet/xlsx-file.ts'
import { columns } from './columns.ts'

let made: Promise<Buffer> | null = null

async function make(): Promise<Buffer> {
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
export function formatFile(): Promise<Buffer> {
  made ??= make()
  return made
}
