import type { UiSchema } from '@rjsf/utils'
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
