import type { ValidatorType } from '@rjsf/utils'
import type { Module } from '../../../../modules/format/types.ts'
import type { ValueContext } from '../../values.ts'
import { type FormState, shownNames, writeForm } from './form-body.ts'
import { formFileOf, recordIdOf } from './form-request.ts'
import type { Mapping } from './mapping.ts'

type Data = Readonly<Record<string, unknown>>

interface SavedForm {
  module: Module
  mapping: Mapping
  validator: ValidatorType
  /** With the lookup among them. */
  values: ValueContext
}

/** The body of a save, of form data whose files are uploaded; `opened` is the data of the record that the form stands on. */
export const saveBody = (
  { module, mapping, validator, values }: SavedForm,
  data: Data,
  opened: Data,
): Record<string, unknown> => {
  const form = formFileOf(module)
  const stateOf = (held: Data): FormState => ({
    data: held,
    shown: shownNames(validator, mapping.schema, held),
  })
  return writeForm(form, mapping, values, {
    ...stateOf(data),
    id: recordIdOf(form, values),
    opened: stateOf(opened),
  })
}
