import type { Existing } from '../../answers/existing.ts'
import type { Plan, Property } from '../../answers/plan/plan.ts'
import { alwaysShown, writeSample } from '../../contract/samples.ts'
import type { Changes } from '../changes/changes.ts'
import { readJson, withValue } from '../json-text.ts'

type Json = Record<string, unknown>

/** Gives every demo record the property, where each must hold it. */
export const propertyInDemo = (
  changes: Changes,
  property: Property,
  plan: Plan,
  existing: Existing,
): void => {
  const path = `src/server/store/demo/${plan.tag.replaceAll('-', '_')}.json`
  if (!changes.exists(path)) return
  const { type } = property
  if (!property.required && !alwaysShown.has(type)) return
  const context = { plan, resources: existing.resources }
  const count = readJson<Json[]>(changes.read(path)).length
  let text = changes.read(path)
  for (let index = 0; index < count; index += 1) {
    const sample = { ...property, unique: false }
    for (const [name, value] of Object.entries(writeSample(sample, index % 4, context)))
      text = withValue(text, [index, name], storedDemo(property, value, index, existing))
  }
  changes.write(path, text)
}

const images = 6

const storedDemo = (
  { type, to = '', unique }: Property,
  value: unknown,
  index: number,
  { resources }: Existing,
): unknown => {
  if (type === 'texts') {
    const languages = resources.get('Language')?.examples.map(({ code }) => code) ?? []
    return Object.entries(value as Json).map(([code, text]) => ({
      languageId: `$ref:language:${languages.indexOf(code)}`,
      translatedText: text,
    }))
  }
  if (type === 'image') return `$ref:db_file:${index % images}`
  if (type === 'file') return `$ref:db_file:${images}`
  if (type === 'reference') return `$ref:${resources.get(to)?.table}:0`
  if (type === 'files' || type === 'references') return []
  return unique && typeof value === 'string' ? `${value} ${index + 1}` : value
}
