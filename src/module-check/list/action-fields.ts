import { isObject } from '../../contract/json.ts'
import { type ActionWithFields, actionForm } from '../../modules/format/action-form.ts'
import { writtenBy } from '../form/body/target.ts'
import { actionSchema } from '../form/difference/whole-module.ts'
import { propertiesOf } from '../form/properties.ts'
import { checkFormUi } from '../form/ui.ts'
import type { Operation } from '../schema/contract.ts'
import { type JsonPath, nameCure } from '../subject/fault.ts'
import type { Subject } from '../subject/subject.ts'
import { checkValue, listPlace, type Scope } from '../values/values.ts'

/** The fields of an action as a form. */
const formSubject = (subject: Subject, action: ActionWithFields, place: JsonPath): Subject => {
  const schema = actionSchema(subject.contract, action)
  return {
    ...subject,
    module: actionForm(subject.module, action, schema),
    report: (_, at, message, cure) => subject.report('list', [...place, 'fields', ...at], message, cure),
  }
}

/** An action's form is simple: the body must accept a widget's output under the field's own name. */
const checkWritten = (form: Subject, operation: Operation): void => {
  const { schema = {}, ui = {} } = form.module
  const bodyNames = form.contract.names(operation.body)
  for (const property of propertiesOf({ schema, place: [], ui, uiPlace: [] })) {
    const lacking = writtenBy(form, property).filter((name) => !bodyNames.includes(name))
    if (lacking.length > 0)
      form.report(
        'list',
        [property.name],
        `The widget of "${property.name}" writes ${lacking.join(', ')}, which the body of ${operation.id} lacks`,
        'use another widget, or a form of its own module ("dialog": "form")',
      )
  }
}

/** Checks the fields of a row action, and their initial values, against the body of its operation. */
export const checkActionFields = (
  subject: Subject,
  place: JsonPath,
  action: ActionWithFields,
  operation: Operation,
  scope: Scope,
): void => {
  const { contract, report } = subject
  const names = contract.names(operation.body)
  const fields = Object.keys(action.fields)
  const unknown = fields.filter((name) => !names.includes(name))
  for (const name of unknown)
    report(
      'list',
      [...place, 'fields', name],
      `The body of ${operation.id} has no property "${name}"`,
      nameCure(name, names),
    )
  for (const name of fields.filter((field) => isObject(action.body) && Object.hasOwn(action.body, field)))
    report(
      'list',
      [...place, 'body', name],
      `"${name}" is asked for and given as well`,
      'take one of them out',
    )
  for (const [name, value] of Object.entries(action.defaults ?? {})) {
    const filePlace = listPlace(subject, ...place, 'defaults', name)
    if (fields.includes(name)) checkValue(filePlace, value, contract.property(operation.body, name), scope)
    else report('list', filePlace.place, `The action asks for no "${name}"`, nameCure(name, fields))
  }
  if (unknown.length > 0) return
  const form = formSubject(subject, action, place)
  checkFormUi(form)
  checkWritten(form, operation)
}
