import { lazyField, skeleton, useFieldName } from '../../shared/lazy-field.tsx'
import type { Widget } from '../../widget.ts'

const load = async () => (await import('./visibility-field.tsx')).VisibilityField

/** The days of the year on which content is shown. */
export const visibilityWidget: Widget = {
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
  component: lazyField(load, skeleton(180), useFieldName),
  fetchCode: load,
}
