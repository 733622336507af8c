import { formMapping, formNamesByBody } from '../form/data/mapping.ts'
import { moduleEntries } from '../modules.ts'
import { formFields } from './history-source.ts'

/** The labels of a kind of record in its forms, by the names of form fields and of stored properties. */
export const loadFieldLabels = async (resource: string): Promise<Readonly<Record<string, string>>> => {
  const entries = moduleEntries.filter(({ module, has }) => module.resource === resource && has.form)
  const modules = await Promise.all(entries.map(({ load }) => load()))
  const labels = modules.toReversed().flatMap((module) => {
    const mapping = formMapping(module, { mode: 'update', languages: [] })
    const byName = new Map(formFields(mapping.schema, mapping.ui).map(({ name, label }) => [name, label]))
    const stored = Object.entries(formNamesByBody(module, mapping)).map(
      ([body, name]) => [body, byName.get(name)] as const,
    )
    return [...byName, ...stored].flatMap(([name, label]) => (label === undefined ? [] : [[name, label]]))
  })
  return Object.fromEntries(labels)
}
