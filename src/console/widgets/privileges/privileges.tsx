import { recordsIn } from '../../../contract/conventions/page.ts'
import { recordIds } from '../../../contract/records/record-id.ts'
import { lazyField, skeleton, useFieldName } from '../shared/lazy-field.tsx'
import { textOption } from '../shared/options.ts'
import { withheldOption } from '../shared/reasons.ts'
import type { Widget, WidgetOptions } from '../widget.ts'

const load = async () => (await import('./privileges-field.tsx')).PrivilegesField

const bodyField = (options: WidgetOptions): string => textOption(options, 'idField') ?? 'previlegeId'

/** The privileges of a role. The record has `{id, name}`, the body has ids. */
export const privilegesWidget: Widget = {
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
    queryFor: () => ({}),
    name: ({ name }) => (typeof name === 'string' ? name : ''),
  },
  component: lazyField(load, skeleton(480), useFieldName),
  fetchCode: load,
  read: (record, _, options) =>
    recordsIn(record[textOption(options, 'from') ?? 'privileges']).flatMap(({ id }) => recordIds(id)),
  write: (value, _, options) => ({ [bodyField(options)]: recordIds(value) }),
  writes: (_, options) => [bodyField(options)],
}
