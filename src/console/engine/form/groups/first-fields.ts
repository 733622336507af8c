import { getUiOptions, type UiSchema } from '@rjsf/utils'

/** Rows of fields, of twelve columns each, that the window of a laptop shows of a form. */
const rowsInSight = 6

/** How many of the twelve columns a field takes, from the width on at which fields stand side by side. */
export const spanOf = (ui: UiSchema | undefined, name: string): number => {
  const { span } = getUiOptions(ui?.[name])
  return typeof span === 'number' ? span : 12
}

/** The fields, of those named in their order, that the first window of a form shows. */
export const firstFields = (ui: UiSchema | undefined, names: readonly string[]): ReadonlySet<string> => {
  const first = new Set<string>()
  let columns = 0
  for (const name of names) {
    if (columns >= rowsInSight * 12) break
    first.add(name)
    columns += spanOf(ui, name)
  }
  return first
}
