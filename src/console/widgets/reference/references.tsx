import { recordIds } from '../../../contract/records/record-ids.ts'
import type { Widget } from '../widget.ts'
import { pickerLookup, pickerOptions } from './reference-options.ts'
import { ReferencesWidget } from './references-widget.tsx'

/** Several records of another resource, by their ids. An emptied list is sent as an empty list. */
export const referencesWidget: Widget = {
  name: 'references',
  kind: 'widget',
  types: ['array'],
  options: {
    type: 'object',
    properties: {
      ...pickerOptions,
      selectAll: { type: 'boolean', description: 'Offers to choose every record there is.' },
    },
    required: ['operation'],
    additionalProperties: false,
  },
  alike: true,
  lookup: pickerLookup,
  component: ReferencesWidget,
  write: (value, name) => ({ [name]: recordIds(value) }),
}
