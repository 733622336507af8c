import {
  type ErrorSchema,
  type FieldPathList,
  type FieldProps,
  getUiOptions,
  type Registry,
  type WidgetProps,
} from '@rjsf/utils'
import { useCallback, useMemo, useRef, useState } from 'react'
import { firstKey, fromPointer } from '../../../contract/json-pointer.ts'
import type { ErrorsByPath, FormContext } from '../form-context.ts'
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

/** The errors at exactly this JSON Pointer. */
export const errorsAt = (errors: ErrorsByPath, pointer: string): readonly string[] =>
  Object.hasOwn(errors, pointer) ? (errors[pointer] ?? []) : []

/** The errors at this JSON Pointer and below it. */
export const errorsUnder = (errors: ErrorsByPath, pointer: string): readonly string[] =>
  Object.entries(errors).flatMap(([at, texts]) =>
    at === pointer || at.startsWith(`${pointer}/`) ? texts : [],
  )

/** Errors by pointer as rjsf's error schema, relative to the place `base`; errors elsewhere are omitted. */
export const toErrorSchema = (errors: ErrorsByPath, base = ''): ErrorSchema => {
  const root: Record<string, unknown> = {}
  for (const [pointer, messages] of Object.entries(errors)) {
    if (pointer !== base && !pointer.startsWith(`${base}/`)) continue
    let node = root
    for (const key of fromPointer(pointer.slice(base.length))) {
      node[key] ??= {}
      node = node[key] as Record<string, unknown>
    }
    node.__errors = [...messages]
  }
  return root as ErrorSchema
}

/** Why a place blocks saving, and whether the reason was shown. */
type Reasons = Readonly<Record<string, { reason: string; isShown: boolean }>>

/** Places that block saving: their field shows a refused value, or waits for a pending one. */
export const useSaveBlocks = () => {
  const paths = useRef(new Set<string>())
  const [reasons, setReasons] = useState<Reasons>({})
  const hold = useCallback((path: string, block: boolean | string): void => {
    if (block) paths.current.add(path)
    else paths.current.delete(path)
    setReasons((before) => {
      const { [path]: held, ...others } = before
      if (typeof block === 'string') return { ...others, [path]: { reason: block, isShown: false } }
      return held ? others : before
    })
  }, [])
  /** Called before a save: returns the first place that blocks it, and shows its reason from then on. */
  const firstBlock = useCallback((): string | undefined => {
    setReasons((before) => {
      const entries = Object.entries(before)
      if (entries.every(([, { isShown }]) => isShown)) return before
      return Object.fromEntries(entries.map(([path, { reason }]) => [path, { reason, isShown: true }]))
    })
    return [...paths.current][0]
  }, [])
  const shownReasons = useMemo<ErrorsByPath>(
    () =>
      Object.fromEntries(
        Object.entries(reasons).flatMap(([path, { reason, isShown }]) => (isShown ? [[path, [reason]]] : [])),
      ),
    [reasons],
  )
  return {
    hold,
    firstBlock,
    /** The reasons to show. */
    shownReasons,
    /** Whether any value is pending. */
    isWaiting: Object.keys(reasons).length > 0,
  }
}
