import type { UiSchema } from '@rjsf/utils'
import { asRecord } from '../../../../contract/json.ts'
import { inFieldOrder } from '../../../../modules/format/field-order.ts'

/** Fields of a form that stand together under a heading. */
export interface FieldGroup {
  /** The field it begins at; empty for what stands before the first group. */
  name: string
  title: string
  fields: readonly string[]
}

/**
 * The fields that are there, in groups: `ui:groups` names the first field of each in `ui:order`, and its title. What
 * stands before the first group has no title; a group none of whose fields is there is left out.
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
