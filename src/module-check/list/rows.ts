import { conventions } from '../../contract/conventions/conventions.ts'
import { contractPaths } from '../../contract/conventions/page.ts'
import { sortParameters } from '../../contract/conventions/query.ts'
import type { ListFile } from '../../modules/format/types.ts'
import type { Operation } from '../schema/contract.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import { isSaid, type Subject } from '../subject/subject.ts'
import { checkQuery, parameterSchema } from '../values/call-parameters.ts'
import { checkField } from '../values/fields.ts'
import { type FilePlace, listPlace } from '../values/values.ts'

/** Schema of one row, found as by the engine; reports an interrupted path. */
export const rowSchema = (
  { contract, report }: Subject,
  list: ListFile,
  operation: Operation,
): Schema | undefined => {
  const path = list.rows ?? contractPaths.rows
  const rows = contract.at(operation.payload, path)
  const items = rows && contract.items(rows)
  if (!items) {
    const cure = contract.items(operation.payload)
      ? 'say "rows": ""'
      : nameCure(path, contract.names(operation.payload))
    report(
      'list',
      list.rows === undefined ? [] : ['rows'],
      `The payload of ${operation.id} has no list at "${path}"`,
      cure,
    )
    return undefined
  }
  if (list.row === undefined) return items
  const record = contract.at(items, list.row)
  if (!record)
    report(
      'list',
      ['row'],
      `A row of ${operation.id} has no property "${list.row}"`,
      nameCure(list.row, contract.names(items)),
    )
  return record
}

const checkSortBy = (filePlace: FilePlace, operation: Operation, value: string): void => {
  const schema = parameterSchema({ ...filePlace }, operation, sortParameters.property)
  const reason = schema && filePlace.subject.contract.refusal(schema, value)
  if (!reason) return
  const members = Array.isArray(schema?.enum) ? schema.enum.map(String) : []
  filePlace.subject.report(
    filePlace.file,
    filePlace.place,
    `${operation.id} does not sort by "${value}"`,
    nameCure(value, members),
  )
}

/** Checks columns and cards, and that rows have an id or a unique text. */
export const checkColumns = (subject: Subject, list: ListFile, row: Schema, operation: Operation): void => {
  const what = `A row of ${operation.id}`
  for (const [index, column] of list.columns.entries()) {
    const place = ['columns', index]
    checkField(listPlace(subject, ...place), column, row, what)
    if (column.sortBy !== undefined)
      checkSortBy(listPlace(subject, ...place, 'sortBy'), operation, column.sortBy)
  }
  for (const [key, field] of Object.entries(list.card ?? {})) {
    if (!subject.contract.at(row, field))
      subject.report(
        'list',
        ['card', key],
        `${what} has no property "${field}"`,
        nameCure(field, subject.contract.names(row)),
      )
  }
  const idTypes = typesOf(subject.contract.property(row, conventions.ids.property) ?? {})
  if (!idTypes.includes('integer') && !idTypes.includes('string'))
    subject.report(
      'list',
      list.row === undefined ? [] : ['row'],
      `${what} has no "${conventions.ids.property}" that is a number or text`,
      'give the rows an id in the contract',
    )
}

/** Sorts that follow from a column are checked there. */
export const checkSorts = (subject: Subject, list: ListFile, operation: Operation): void => {
  if (!isSaid(subject.source, 'list', ['sorts'])) return
  for (const [index, { sortBy, ascOrDesc }] of (list.sorts ?? []).entries()) {
    const place = ['sorts', index]
    checkSortBy(listPlace(subject, ...place, 'sortBy'), operation, sortBy)
    checkQuery(
      listPlace(subject, ...place),
      operation,
      sortParameters.direction === undefined ? {} : { [sortParameters.direction]: ascOrDesc },
      { route: [] },
    )
  }
}
