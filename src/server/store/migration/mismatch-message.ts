import { placeInWords } from './place-sql.ts'
import type { Findings, TypeMismatch } from './stored-data.ts'

const inRecords = (count: number): string => `in ${count} ${count === 1 ? 'record' : 'records'}`

const where = ({ table, path, name }: TypeMismatch): string => `${table.name}.${placeInWords(path, name)}`

/** Describes the schema that a keyword belongs in: that of the record, or of the items of a list in it. */
const schemaOf = ({ table, path }: TypeMismatch): string => {
  const within = path.filter((part) => part !== '*').join('.')
  return within === '' ? `the schema ${table.resource}` : `the schema of ${table.resource}.${within}`
}

const unknownProperty = (
  misfit: TypeMismatch,
): string => `- ${where(misfit)}: data ${inRecords(misfit.records)}
    renamed: add "x-renamed-from: ${misfit.name}" to the property that takes its place in ${schemaOf(misfit)}
    dropped on purpose: add "x-dropped: [${misfit.name}]" to ${schemaOf(misfit)}`

const unknownTable = ({
  name,
  records,
}: Findings['tables'][number]): string => `- table ${name}: ${records} ${records === 1 ? 'record' : 'records'}
    renamed: add "x-renamed-from: ${name}" beside the x-table that takes its place
    dropped on purpose: add "x-dropped: [${name}]" at the top of openapi/openapi.yaml`

const missingProperty = (
  misfit: TypeMismatch,
): string => `- ${where(misfit)}: missing ${inRecords(misfit.records)}
    give it a default in ${schemaOf(misfit)}, let it be null, take it out of "required", or write it into the records`

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title}\n${lines.join('\n')}`]

/** One message with all mismatches and their remedies; null if there are none. */
export function mismatchMessage({ tables, unknown, missing }: Findings): string | null {
  const parts = [
    ...section('The database holds data that the contract does not know; nobody would see it any more.', [
      ...tables.map(unknownTable),
      ...unknown.map(unknownProperty),
    ]),
    ...section('The contract always shows what some records do not have.', missing.map(missingProperty)),
  ]
  return parts.length === 0 ? null : parts.join('\n')
}
