import type { UiSchema } from '@rjsf/utils'
import type { JsonSchema } from '../../../modules/format/types.ts'
import type { FindWidget } from './mapping.ts'

const texts = new Set(['ui:title', 'ui:description', 'ui:help', 'ui:placeholder'])

/**
 * The UI schema as rjsf takes it: labels translated, and a structured widget named as the field it is. Everything else
 * stays.
 */
export const prepareUi = (ui: JsonSchema, find: FindWidget, label: (text: string) => string): UiSchema => {
  const prepared: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(ui)) {
    if (texts.has(key) && typeof value === 'string') prepared[key] = label(value)
    else if (key === 'ui:enumNames' && Array.isArray(value))
      prepared[key] = value.map((name) => label(String(name)))
    else if (key === 'ui:widget' && typeof value === 'string' && find(value)?.kind === 'field')
      prepared['ui:field'] = value
    else if (!key.startsWith('ui:') && typeof value === 'object' && value !== null && !Array.isArray(value))
      prepared[key] = prepareUi(value as JsonSchema, find, label)
    else prepared[key] = value
  }
  return prepared as UiSchema
}
