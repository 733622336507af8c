import type { DetailField, DetailFile } from '../modules/format/types.ts'
import { checkTo } from './list/actions.ts'
import { pathParameters } from './schema/contract.ts'
import { parametersAt } from './subject/routes.ts'
import { operationOf, type Place, placeIn, type Subject } from './subject/subject.ts'
import { checkField } from './values/fields.ts'

/** Checks a list of objects whose properties are all shown by a field. */
const checkItems = (
  place: Place,
  { field, items = [] }: DetailField,
  record: unknown,
  what: string,
): void => {
  const { contract } = place.subject
  const list = place.at('field').property(record, field, what)
  if (!list) return
  const item = contract.items(list)
  if (contract.names(item).length === 0)
    place.at('items').fault(`"${field}" is no list of objects`, 'name a cell instead')
  else
    for (const [index, part] of items.entries())
      checkField(place.at('items', index), part, item, `An item of "${field}"`)
}

const checkFields = (place: Place, fields: DetailFile['fields'], record: unknown, what: string): void => {
  for (const [index, field] of fields.entries())
    if (field.items) checkItems(place.at(index), field, record, what)
    else checkField(place.at(index), field, record, what)
}

/** Checks `detail.json`: its operation returns the record, which has every field in the file. */
export const checkDetail = (subject: Subject): void => {
  const { detail, module } = subject.module
  if (!detail) return
  const place = placeIn(subject, 'detail')
  const named = detail.operation
  const operation = named === undefined ? operationOf(subject, 'get') : place.at('operation').operation(named)
  if (!operation) {
    if (named === undefined) place.fault('No operation reads the record', 'name one in "operation"')
    return
  }
  const record = operation.payload
  const what = `The record of ${operation.id}`
  checkFields(place.at('fields'), detail.fields, record, what)
  for (const [index, { fields }] of (detail.sections ?? []).entries())
    checkFields(place.at('sections', index, 'fields'), fields, record, what)
  if (detail.image !== undefined) place.at('image').property(record, detail.image, what)
  const route = parametersAt(module, 'view')
  if (detail.back) checkTo(place.at('back', 'to'), detail.back.to, route)
  const unfilled = pathParameters(operation).find((name) => !route.includes(name) && !route.includes('id'))
  if (detail.as === 'page' && unfilled !== undefined)
    placeIn(subject, 'module', ['paths', 'view']).fault(
      `The route of the details does not fill {${unfilled}} of ${operation.id}`,
      `name a parameter ":${unfilled}"`,
    )
}
