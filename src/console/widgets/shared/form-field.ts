import {
  type FieldPathList,
  type FieldProps,
  getUiOptions,
  type Registry,
  type WidgetProps,
} from '@rjsf/utils'
import { firstKey } from '../../../contract/json-pointer.ts'
import type { FormContext } from '../form-context.ts'
import type { WidgetOptions } from '../widget.ts'

/** The form's context, passed as rjsf's `formContext`. */
export const formContextOf = (registry: Registry): FormContext => registry.formContext as FormContext

/** The `ui:options` of a field, including the `ui:…` shorthands. */
export const fieldOptions = ({ uiSchema, registry }: FieldProps): WidgetOptions =>
  getUiOptions(uiSchema, registry.globalUiOptions)

/** The label of a field: `ui:title`, else the schema's title, else the property's name. */
export const fieldLabel = ({ uiSchema, schema, name }: FieldProps): string =>
  getUiOptions(uiSchema).title ?? schema.title ?? name

/** The index of the entry in the list at `pointer` that contains a place; undefined for other places. */
export const indexBelow = (pointer: string, place: string | undefined): number | undefined => {
  if (!place?.startsWith(`${pointer}/`)) return undefined
  const key = firstKey(place.slice(pointer.length))
  return /^\d+$/.test(key) ? Number(key) : undefined
}

/** Element id of the input at `keys` below a field, in rjsf's format, so that the form finds it by its place. */
export const innerId = ({ fieldPathId, registry }: FieldProps, ...keys: FieldPathList): string =>
  [fieldPathId.$id, ...keys].join(registry.globalFormOptions.idSeparator)

/** JSON Pointer of a widget's place, from its rjsf element id. */
export const pointerOf = ({ id, registry }: Pick<WidgetProps, 'id' | 'registry'>): string =>
  id.slice(registry.globalFormOptions.idPrefix.length)

/** Whether the field is read-only. */
export const isLocked = ({ disabled, readonly }: Pick<FieldProps, 'disabled' | 'readonly'>): boolean =>
  Boolean(disabled || readonly)
