import { getUiOptions, type UiSchema } from '@rjsf/utils'
import { asRecord } from '../../../../contract/json.ts'
import { inFieldOrder } from '../../../../modules/format/field-order.ts'

/** Fields of a form under a common heading. */
export interface FieldGroup {
  /** The first field; empty for the fields before the first group. */
  name: string
  title: string
  fields: readonly string[]
}

/**
 * The visible fields in groups: `ui:groups` has the first field in `ui:order` and the title of each group. Fields
 * before the first group have no title; groups without visible fields are omitted.
 */
export const fieldGroups = (ui: UiSchema | undefined, names: readonly string[]): readonly FieldGroup[] => {
  const titles = asRecord(ui?.['ui:groups'])
  const order = inFieldOrder(ui ?? {}, [...new Set([...names, ...Object.keys(titles)])], String)
  const groups: { name: string; title: string; fields: string[] }[] = [{ name: '', title: '', fields: [] }]
  for (const name of order) {
    const title = titles[name]
    if (typeof title === 'string') groups.push({ name, title, fields: [] })
    if (names.includes(name)) groups.at(-1)?.fields.push(name)
  }
  return groups.filter(({ fields }) => fields.length > 0)
}

/** Id of the heading of a group. */
export const groupId = (idPrefix: string, { name }: FieldGroup): string => `${idPrefix}-group-${name}`

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
