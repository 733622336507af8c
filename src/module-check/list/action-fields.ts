import { type ActionWithFields, actionForm } from '../../modules/format/action-form.ts'
import { writtenBy } from '../form/body/target.ts'
import { actionSchema } from '../form/difference.ts'
import { formObject, propertiesOf } from '../form/properties.ts'
import { checkFormUi } from '../form/ui.ts'
import type { Operation } from '../schema/contract.ts'
import type { Place, Subject } from '../subject/subject.ts'
import { checkValue, type Scope } from '../values/values.ts'

/** The fields of an action as a form. */
const formSubject = (place: Place, action: ActionWithFields): Subject => ({
  ...place.subject,
  module: actionForm(place.subject.module, action, actionSchema(place.subject.contract, action)),
  report: (_, path, message, cure) => place.at('fields', ...path).fault(message, cure),
})

/** Checks the fields of a row action, and their initial values, against the body of its operation. */
export const checkActionFields = (
  place: Place,
  action: ActionWithFields,
  operation: Operation,
  scope: Scope,
): void => {
  const { contract } = place.subject
  const names = contract.names(operation.body)
  const fields = Object.keys(action.fields)
  const unknown = fields.filter((name) => !names.includes(name))
  for (const name of unknown)
    place.at('fields', name).unknown(`The body of ${operation.id} has no property "${name}"`, name, names)
  for (const name of fields.filter((field) => Object.hasOwn(action.body ?? {}, field)))
    place.at('body', name).fault(`"${name}" is both asked for and set`, 'remove one of them')
  for (const [name, value] of Object.entries(action.defaults ?? {})) {
    const at = place.at('defaults', name)
    if (fields.includes(name)) checkValue(at, value, contract.property(operation.body, name), scope)
    else at.unknown(`The action asks for no "${name}"`, name, fields)
  }
  if (unknown.length > 0) return
  const form = formSubject(place, action)
  checkFormUi(form)
  // An action's form is simple: the body must accept a widget's output under the field's own name.
  for (const property of propertiesOf(formObject(form))) {
    const lacking = writtenBy(form, property).filter((name) => !names.includes(name))
    if (lacking.length > 0)
      property.field.fault(
        `The widget of "${property.name}" writes ${lacking.join(', ')}, which the body of ${operation.id} lacks`,
        'use another widget, or a form of its own module ("dialog": "form")',
      )
  }
}
