import type { Widget } from '../widget.ts'
import { pickerLookup, pickerOptions } from './reference-options.ts'
import { ReferenceWidget } from './reference-widget.tsx'

/** One record of another resource, by its id. */
export const referenceWidget: Widget = {
  name: 'reference',
  kind: 'widget',
  types: ['integer', 'null'],
  options: {
    type: 'object',
    properties: pickerOptions,
    required: ['operation'],
    additionalProperties: false,
  },
  alike: true,
  lookup: pickerLookup,
  component: ReferenceWidget,
}
