import { recordLabel } from '../../../contract/records/record-names.ts'
import { textOption } from '../shared/options.ts'
import type { Widget } from '../widget.ts'
import { toTags } from './tag-list.ts'
import { TagsWidget } from './tags-widget.tsx'

/** A list of words. An emptied list is sent as an empty list. */
export const tagsWidget: Widget = {
  name: 'tags',
  kind: 'widget',
  types: ['array'],
  options: {
    type: 'object',
    properties: {
      operation: { type: 'string', description: 'A total… operation whose records are suggested by name.' },
      params: { type: 'object', description: 'Query parameters, e.g. active.' },
      labelField: { type: 'string', description: 'Property that names a record, dotted.' },
    },
    additionalProperties: false,
  },
  lookup: {
    queryFor: () => ({}),
    name: (record, options) => recordLabel(record, { field: textOption(options, 'labelField') }),
  },
  component: TagsWidget,
  write: (value, name) => ({ [name]: toTags(value) }),
}
