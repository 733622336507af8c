import type { ErrorsByPath } from '../form-context.ts'

/** The errors at exactly this JSON Pointer. */
export const errorsAt = (errors: ErrorsByPath, pointer: string): readonly string[] =>
  Object.hasOwn(errors, pointer) ? (errors[pointer] ?? []) : []

/** The errors at this JSON Pointer and below it. */
export const errorsUnder = (errors: ErrorsByPath, pointer: string): readonly string[] =>
  Object.entries(errors).flatMap(([at, texts]) =>
    at === pointer || at.startsWith(`${pointer}/`) ? texts : [],
  )
