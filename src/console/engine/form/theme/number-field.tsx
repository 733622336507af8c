import { getDefaultRegistry } from '@rjsf/core'
import { type FieldProps, getUiOptions } from '@rjsf/utils'
import { numberWidget } from '../../../widgets/simple/number.tsx'

const { NumberField: TypedNumber } = getDefaultRegistry().fields

/**
 * A number. What is typed is rjsf's matter, which asks for the decimal sign of the user's language each time it is drawn;
 * that costs some milliseconds the first time. What is picked is a number already.
 */
export const NumberField = (props: FieldProps) => {
  const { widget = numberWidget.name } = getUiOptions(props.uiSchema)
  const Field = widget === numberWidget.name ? TypedNumber : props.registry.fields.StringField
  return Field && <Field {...props} />
}
