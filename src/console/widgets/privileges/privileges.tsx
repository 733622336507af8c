import { lazyField, skeleton, useFieldName } from '../shared/lazy-field.tsx'
import { withheldOption } from '../shared/options.ts'
import type { Widget } from '../widget.ts'

const load = async () => (await import('./privileges-field.tsx')).PrivilegesField

/** The privileges of a role. The record has `{id, name}`, the body has ids. */
export const privilegesWidget: Widget = {
  name: 'privileges',
  kind: 'field',
  types: ['array'],
  options: {
    type: 'object',
    properties: {
      operation: { type: 'string', description: 'Returns all privileges; listPrivilege by default.' },
      names: { const: 'privileges', description: 'For the histories of records; always in words here.' },
      from: { type: 'string', description: "The record's property; privileges when left out." },
      withheld: withheldOption,
      idField: { type: 'string', description: "The body's property; previlegeId when left out." },
    },
    additionalProperties: false,
  },
  lookup: {
    operation: 'listPrivilege',
    queryFor: () => ({}),
    name: ({ name }) => (typeof name === 'string' ? name : ''),
  },
  component: lazyField(load, skeleton(480), useFieldName),
  fetchCode: load,
}
