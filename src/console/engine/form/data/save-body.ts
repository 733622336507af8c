import type { ValidatorType } from '@rjsf/utils'
import type { PlainObject } from '../../../../contract/json.ts'
import type { Module } from '../../../../modules/format/types.ts'
import type { ValueContext } from '../../values.ts'
import { type FormState, shownNames, writeForm } from './form-body.ts'
import { formFileOf, recordIdOf } from './form-request.ts'
import type { Mapping } from './mapping.ts'

interface SavedForm {
  module: Module
  mapping: Mapping
  validator: ValidatorType
  /** Includes the lookup. */
  values: ValueContext
}

/** The body of a save from form data whose files are uploaded; `opened` is the data of the opened record. */
export const saveBody = (
  { module, mapping, validator, values }: SavedForm,
  data: PlainObject,
  opened: PlainObject,
): Record<string, unknown> => {
  const form = formFileOf(module)
  const stateOf = (held: PlainObject): FormState => ({
    data: held,
    shown: shownNames(validator, mapping.schema, held),
  })
  return writeForm(form, mapping, values, {
    ...stateOf(data),
    id: recordIdOf(form, values),
    opened: stateOf(opened),
  })
}
