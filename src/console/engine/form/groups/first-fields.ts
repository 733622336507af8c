import { getUiOptions, type UiSchema } from '@rjsf/utils'

/** Rows of a form, of twelve columns each, that fit into a laptop's window. */
const rowsInSight = 6

/** The number of columns, out of twelve, that a field takes on screens wide enough for fields side by side. */
export const spanOf = (ui: UiSchema | undefined, name: string): number => {
  const { span } = getUiOptions(ui?.[name])
  return typeof span === 'number' ? span : 12
}

/** The named fields, in their order, that fit into the first window of a form. */
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
