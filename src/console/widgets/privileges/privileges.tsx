import { textOption } from '../shared/options.ts'
import { rowsOf, toIds } from '../shared/picker-option.ts'
import { withheldOption } from '../shared/reasons.ts'
import type { Widget, WidgetOptions } from '../widget.ts'
import { PrivilegesField } from './privileges-field.tsx'

const bodyField = (options: WidgetOptions): string => textOption(options, 'idField') ?? 'previlegeId'

/** The privileges of a role. The record lists them as `{id, name}`, the body takes their ids. */
export const privileges: Widget = {
  name: 'privileges',
  kind: 'field',
  types: ['array'],
  options: {
    type: 'object',
    properties: {
      operation: { type: 'string', description: 'Answers all privileges; listPrivilege when left out.' },
      from: { type: 'string', description: "The record's property; privileges when left out." },
      withheld: withheldOption,
      idField: { type: 'string', description: "The body's property; previlegeId when left out." },
    },
    additionalProperties: false,
  },
  lookup: {
    operation: 'listPrivilege',
    asks: () => ({}),
    name: ({ name }) => (typeof name === 'string' ? name : ''),
  },
  component: PrivilegesField,
  read: (record, _, options) =>
    rowsOf(record[textOption(options, 'from') ?? 'privileges']).flatMap(({ id }) => toIds(id)),
  write: (value, _, options) => ({ [bodyField(options)]: toIds(value) }),
  writes: (_, options) => [bodyField(options)],
}
