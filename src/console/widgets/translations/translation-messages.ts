import type { UiSchema } from '@rjsf/utils'
import { isObject } from '../../../contract/json.ts'
import type { ErrorsByPath } from '../form-context.ts'
import { errorsAt } from '../shared/errors.ts'
import type { Language } from '../widget.ts'

/** The error of each language's text, empty for none; `{language}` in a message is the language's name. */
export const faultsOf = (
  languages: readonly Language[],
  errors: ErrorsByPath,
  pointer: string,
): readonly string[] =>
  languages.map(({ name }, index) =>
    [...errorsAt(errors, `${pointer}/${index}/text`), ...errorsAt(errors, `${pointer}/${index}`)]
      .join('\n')
      .replaceAll('{language}', name),
  )

const messageOf = (ui: unknown): string => {
  const messages = isObject(ui) ? ui['ui:messages'] : undefined
  return isObject(messages) && typeof messages.required === 'string' ? messages.required : ''
}

/**
 * The message above the inputs while any text is missing: the field's own if its items have one too, as for a book's
 * short description; else empty.
 */
export const summaryOf = (ui: UiSchema | undefined, faults: readonly string[]): string =>
  messageOf(ui?.items) && faults.some((fault) => fault !== '') ? messageOf(ui) : ''
