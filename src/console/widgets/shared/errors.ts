import type { ErrorSchema } from '@rjsf/utils'
import { fromPointer } from '../../../contract/json-pointer.ts'
import type { ErrorsByPath } from '../form-context.ts'

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
