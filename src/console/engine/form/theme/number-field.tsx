import { type FieldProps, getUiOptions } from '@rjsf/utils'
import { numberWidget } from '../../../widgets/simple/number.tsx'

/**
 * A number. The console's widgets pass numbers; rjsf's own field would parse them again with the decimal sign of the
 * browser's language, which may differ from the console's.
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
