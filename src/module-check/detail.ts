import type { DetailField, DetailFile } from '../modules/format/types.ts'
import { checkTo } from './list/actions.ts'
import { pathParameters } from './schema/contract.ts'
import { nameCure } from './subject/fault.ts'
import { parametersAt } from './subject/routes.ts'
import { namedOperation, operationOf, type Subject } from './subject/subject.ts'
import { checkField } from './values/fields.ts'
import type { FilePlace } from './values/values.ts'

/** Checks a list of objects whose properties are all shown by a field. */
const checkItems = (place: FilePlace, field: DetailField, record: unknown, what: string): void => {
  const { subject, file } = place
  const { contract, report } = subject
  const list = contract.at(record, field.field)
  if (!list) {
    const cure = nameCure(field.field, contract.names(record))
    report(file, [...place.place, 'field'], `${what} has no property "${field.field}"`, cure)
    return
  }
  const item = contract.items(list)
  if (contract.names(item).length === 0)
    report(file, [...place.place, 'items'], `"${field.field}" is no list of objects`, 'name a cell instead')
  else
    for (const [index, part] of (field.items ?? []).entries())
      checkField(
        { ...place, place: [...place.place, 'items', index] },
        part,
        item,
        `An item of "${field.field}"`,
      )
}

const checkFields = (subject: Subject, detail: DetailFile, record: unknown, what: string): void => {
  const check = (place: FilePlace['place'], fields: DetailFile['fields']): void => {
    for (const [index, field] of fields.entries()) {
      const at: FilePlace = { subject, file: 'detail', place: [...place, index] }
      if (field.items) checkItems(at, field, record, what)
      else checkField(at, field, record, what)
    }
  }
  check(['fields'], detail.fields)
  for (const [index, section] of (detail.sections ?? []).entries())
    check(['sections', index, 'fields'], section.fields)
}

/** Checks `detail.json`: its operation returns the record, which has every field in the file. */
export const checkDetail = (subject: Subject): void => {
  const { contract, report } = subject
  const { detail, module } = subject.module
  if (!detail) return
  const operation =
    detail.operation === undefined
      ? operationOf(subject, 'get')
      : namedOperation(subject, 'detail', ['operation'], detail.operation)
  if (!operation) {
    if (detail.operation === undefined)
      report('detail', [], 'No operation reads the record', 'name one in "operation"')
    return
  }
  const record = operation.payload
  checkFields(subject, detail, record, `The record of ${operation.id}`)
  if (detail.image !== undefined && !contract.at(record, detail.image))
    report(
      'detail',
      ['image'],
      `The record of ${operation.id} has no property "${detail.image}"`,
      nameCure(detail.image, contract.names(record)),
    )
  if (detail.back)
    checkTo({ subject, file: 'detail', place: ['back', 'to'] }, detail.back.to, parametersAt(module, 'view'))
  const route = parametersAt(module, 'view')
  const unfilled = pathParameters(operation).filter((name) => !route.includes(name) && !route.includes('id'))
  if (detail.as === 'page' && unfilled.length > 0)
    report(
      'module',
      ['paths', 'view'],
      `The route of the details does not fill {${unfilled[0]}} of ${operation.id}`,
      `name a parameter ":${unfilled[0]}"`,
    )
}
