import type { Lookup } from '../../../client/lookup.ts'
import { recordLabel } from '../../../contract/records/record-names.ts'
import { textOption } from '../shared/options.ts'
import { withheldOption } from '../shared/reasons.ts'
import { pickerSource, requestForChosen, requestForPage } from './picker-request.ts'

/** JSON Schema of the options that the pickers share. */
export const pickerOptions = {
  operation: {
    type: 'string',
    description: 'A total… operation; its search, limit and ids parameters are used.',
  },
  params: { type: 'object', description: 'Query parameters, e.g. active.' },
  labelField: {
    type: 'string',
    description: 'Property that names a record, dotted; a title or name when left out.',
  },
  withheld: withheldOption,
  create: {
    description:
      'Which module adds a record in a dialog, where several share the operation; false: none does. The one behind the operation when left out.',
    oneOf: [
      {
        type: 'object',
        properties: {
          module: { type: 'string' },
          label: { type: 'string' },
          route: { type: 'object', description: 'Parameters of its add route, e.g. its parent.' },
        },
        required: ['module'],
        additionalProperties: false,
      },
      { const: false },
    ],
  },
} as const

/** The requests of the pickers, and the names of their records. */
export const pickerLookup: Lookup = {
  queryFor: () => ({
    ...requestForPage({ operation: '', params: {} }, 'a').query,
    ...requestForChosen([1]).query,
  }),
  first: (options) => requestForPage(pickerSource(options)).query,
  name: (record, options) => recordLabel(record, { field: textOption(options, 'labelField') }),
}
