import type { Registries } from '../../src/module-check/check-modules.ts'

const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})

const lookup = closed(
  { operation: { type: 'string' }, label: { type: 'string' }, params: { type: 'object' } },
  ['operation'],
)

const lookupOf = {
  queryFor: () => ({ ids: '1' }),
  name: (record: Readonly<Record<string, unknown>>) => String(record.title ?? ''),
}
const text = (value: unknown): string => (typeof value === 'object' ? '' : String(value ?? ''))

/** A few cells and widgets of the same form as the console's. */
export const registries: Registries = {
  cells: {
    text: {
      types: ['string', 'integer', 'number', 'null'],
      options: closed({ lines: { type: 'integer' } }),
      text,
    },
    status: { types: ['boolean'], text },
    reference: { types: ['integer'], options: lookup, lookup: lookupOf, text },
    image: {
      types: ['object', 'null'],
      text: (value) => String((value as { fileUrl?: string } | null)?.fileUrl ?? ''),
    },
  },
  widgets: {
    text: { types: ['string'] },
    number: { types: ['number', 'integer'] },
    switch: { types: ['boolean'] },
    checkbox: { types: ['boolean'] },
    checkboxes: { types: ['array'] },
    range: { types: ['number', 'integer'] },
    select: { types: ['string'] },
    reference: {
      types: ['integer'],
      options: closed(
        {
          operation: { type: 'string' },
          params: { type: 'object' },
          create: { type: 'object' },
          withheld: { type: 'object' },
        },
        ['operation'],
      ),
      lookup: { ...lookupOf, queryFor: () => ({}) },
    },
    image: {
      types: ['object'],
      uploads: { kind: 'image', maxSizeMb: 5 },
      read: (record, name) => record[name],
      write: (value, name) =>
        typeof value === 'object' && value !== null ? { [`${name}Id`]: (value as { id?: number }).id } : {},
      writes: (name) => [`${name}Id`],
    },
  },
  icons: { actions: ['send', 'view'], menu: ['poem'] },
  screens: ['/', '/profile'],
}
