import { lazyField, skeleton, useWidgetName } from '../shared/lazy-field.tsx'
import type { Widget } from '../widget.ts'
import { toUsers, userQuery, userSearchParam } from './user-option.ts'

const load = async () => (await import('./user-picker-widget.tsx')).UserPickerWidget

/** Several users, by their ids. */
export const userPickerWidget: Widget = {
  name: 'user-picker',
  kind: 'widget',
  types: ['array'],
  options: {
    type: 'object',
    properties: {
      registerType: { description: 'WEB or APP: only users who registered there.' },
      operation: { type: 'string', description: 'Answers a page of users; listUser when left out.' },
      searchParam: { type: 'string', description: 'Query parameter of the search; name when left out.' },
    },
    additionalProperties: false,
  },
  lookup: {
    operation: 'listUser',
    queryFor: (options) => userQuery(options.registerType, userSearchParam(options), 'a'),
    name: (record) => toUsers([record])[0]?.name ?? '',
  },
  component: lazyField(load, skeleton(56), useWidgetName),
  fetchCode: load,
}
