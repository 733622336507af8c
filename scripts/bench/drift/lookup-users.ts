import type { Registries } from '../../../src/module-check/check-modules.ts'
import type { readContract } from '../../../src/module-check/schema/contract.ts'
import { sampleOf } from '../../../src/module-check/schema/record-samples.ts'
import type { Module } from '../../../src/modules/format/types.ts'
import { isJson } from './document.ts'
import { entriesIn } from './module-names.ts'
import { moduleUser, type User } from './user.ts'

type Contract = ReturnType<typeof readContract>

/** What names a record in a drop-down: its number, and the properties without which it would be called otherwise. */
const namesOfRecord = (
  contract: Contract,
  id: string,
  name: (record: Record<string, unknown>) => string,
): readonly string[] => {
  const { payload } = contract.operation(id) ?? {}
  const items = contract.items(payload) ?? contract.items(contract.property(payload, 'content') ?? {})
  const sample = sampleOf(contract, items)
  if (!isJson(sample)) return []
  const whole = name(sample)
  return Object.keys(sample).filter((key) => {
    const { [key]: _, ...rest } = sample
    return name(rest) !== whole
  })
}

/** The drop-downs of a module as users of the operations that feed them. */
export const lookupUsers = (
  { id, list, detail, ui }: Module,
  contract: Contract,
  registries: Registries,
  schemasOf: (operation: string) => readonly string[],
): readonly User[] => {
  const cells = entriesIn([list ?? {}, detail ?? {}], 'cell').map((entry) => ({
    ...entry,
    lookup: registries.cells[entry.name]?.lookup,
  }))
  const widgets = entriesIn(ui ?? {}, 'ui:widget').map((entry) => ({
    ...entry,
    lookup: registries.widgets[entry.name]?.lookup,
  }))
  return [...cells, ...widgets].flatMap(({ lookup, options }) => {
    const operation = options.operation ?? lookup?.operation
    if (!lookup || typeof operation !== 'string') return []
    const labels = namesOfRecord(contract, operation, (record) => lookup.name(record, options))
    const isPage = contract.property(contract.operation(operation)?.payload, 'content') !== undefined
    const params = isJson(options.params) ? Object.keys(options.params) : []
    return [
      moduleUser({
        name: `${id} (choices)`,
        operations: [operation],
        names: {
          answer: ['payload', ...(isPage ? ['content'] : []), ...labels],
          parameter: [...Object.keys(lookup.queryFor(options)), ...params],
        },
        record: { names: ['id'], schemas: schemasOf(operation) },
      }),
    ]
  })
}
