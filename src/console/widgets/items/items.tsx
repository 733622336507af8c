import { lazyField, skeleton, useFieldName } from '../shared/lazy-field.tsx'
import type { Widget } from '../widget.ts'

const load = async () => (await import('./items-field.tsx')).ItemsField

/** A list of objects, each edited in a dialog. The form maps the items field by field. */
export const itemsWidget: Widget = {
  name: 'items',
  kind: 'field',
  types: ['array'],
  options: {
    type: 'object',
    properties: {
      titleField: {
        type: 'string',
        description: 'Property that names an item, dotted; a title or name when left out.',
      },
      label: {
        const: false,
        description: 'The title is not shown: the group it stands in has the same.',
      },
      imageField: { type: 'string', description: 'Property that holds a picture of the item.' },
      addLabel: { type: 'string', description: 'Text of the button, and of the dialog of a new item.' },
      dialogTitle: { type: 'string', description: 'Title of the dialog of a present item.' },
      confirm: { type: 'string', description: 'Question before an item is deleted.' },
    },
    additionalProperties: false,
  },
  component: lazyField(load, skeleton(120), useFieldName),
  fetchCode: load,
}
