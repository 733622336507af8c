import { type FieldProps, getUiOptions } from '@rjsf/utils'
import { numberWidget } from '../../../widgets/simple/number.tsx'

/**
 * A number. Every widget of this console hands over what was typed as the number it is: rjsf's own field would read it
 * once more, by the decimal sign of the browser's language, whichever language the console speaks.
 */
export const NumberField = (props: FieldProps) => {
  const { StringField } = props.registry.fields
  if (!StringField) return null
  const isTyped =
    getUiOptions(props.uiSchema).widget === undefined && !props.registry.schemaUtils.isSelect(props.schema)
  return (
    <StringField
      {...props}
      {...(isTyped && { uiSchema: { ...props.uiSchema, 'ui:widget': numberWidget.name } })}
    />
  )
}
