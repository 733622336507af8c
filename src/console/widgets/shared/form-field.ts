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

/** What the form handed over as rjsf's `formContext`. */
export const formContextOf = (registry: Registry): FormContext => registry.formContext as FormContext

/** The `ui:options` of a field, the `ui:…` shorthands among them. */
export const fieldOptions = ({ uiSchema, registry }: FieldProps): WidgetOptions =>
  getUiOptions(uiSchema, registry.globalUiOptions)

/** The label of a field: `ui:title`, else the schema's title, else the property's name. */
export const fieldLabel = ({ uiSchema, schema, name }: FieldProps): string =>
  getUiOptions(uiSchema).title ?? schema.title ?? name

/** The entry of the list at `pointer` in which another place lies; undefined when it lies elsewhere. */
export const indexBelow = (pointer: string, place: string | undefined): number | undefined => {
  if (!place?.startsWith(`${pointer}/`)) return undefined
  const key = firstKey(place.slice(pointer.length))
  return /^\d+$/.test(key) ? Number(key) : undefined
}

/** Element id of the input at `keys` below a field, made as rjsf makes ids, so that the form finds it by its place. */
export const innerId = ({ fieldPathId, registry }: FieldProps, ...keys: FieldPathList): string =>
  [fieldPathId.$id, ...keys].join(registry.globalFormOptions.idSeparator)

/** JSON Pointer of the place that a widget is for, which rjsf names by its element's id. */
export const pointerOf = ({ id, registry }: Pick<WidgetProps, 'id' | 'registry'>): string =>
  id.slice(registry.globalFormOptions.idPrefix.length)

/** True when the field must not be edited. */
export const isLocked = ({ disabled, readonly }: Pick<FieldProps, 'disabled' | 'readonly'>): boolean =>
  Boolean(disabled || readonly)
