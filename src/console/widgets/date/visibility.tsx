import type { Widget } from '../widget.ts'
import { VisibilityField } from './visibility-field.tsx'
import { readVisibility, visibilityFields, writeVisibility } from './visibility-value.ts'

/** The days of the year on which something is shown. */
export const visibility: Widget = {
  name: 'visibility',
  kind: 'field',
  types: ['object'],
  options: {
    type: 'object',
    properties: {
      start: {
        type: 'string',
        description: 'Property of the first day; startVisibilityDayMonth when left out.',
      },
      end: { type: 'string', description: 'Property of the last day; endVisibilityDayMonth when left out.' },
      dates: {
        type: 'string',
        description: 'Property of the days; amaliyatVisibilityDayMonths when left out.',
      },
    },
    additionalProperties: false,
  },
  component: VisibilityField,
  read: readVisibility,
  write: writeVisibility,
  writes: visibilityFields,
}
