import { operationOf } from '../../../src/console/engine/operations.ts'
import type { Registries } from '../../../src/module-check/check-modules.ts'
import { readContract } from '../../../src/module-check/schema/contract.ts'
import { readModules, resolveModule } from '../../../src/modules/format/read.ts'
import type { Action, Module } from '../../../src/modules/format/types.ts'
import { follow, isJson, valueAt } from './document.ts'
import { formUsers } from './form-users.ts'
import { listUsers } from './list-users.ts'
import { lookupUsers } from './lookup-users.ts'
import { entriesIn, readInside, steps } from './module-names.ts'
import { operationPlaces } from './reach.ts'
import { moduleUser, type User } from './user.ts'

const detailUsers = ({ id, detail }: Module, get: string | undefined): readonly User[] => {
  if (!detail) return []
  const fields = [...detail.fields, ...(detail.sections ?? []).flatMap((section) => section.fields)]
  const shown = fields.flatMap(({ field }) => steps(field))
  const inside = readInside([
    ...entriesIn(detail, 'cell'),
    ...(detail.image ? [{ name: 'image', options: {} }] : []),
  ])
  const names = [...shown, ...steps(detail.record ?? ''), ...steps(detail.image ?? ''), ...inside, 'payload']
  return [
    moduleUser({
      name: `${id}/detail.json`,
      operations: [detail.operation ?? get],
      names: { answer: names },
    }),
  ]
}

const refName = (schema: unknown): readonly string[] =>
  isJson(schema) && typeof schema.$ref === 'string' ? [schema.$ref.split('/').at(-1) ?? ''] : []

/** Names of the schemas that are a record of what an operation lists: the item, and what stands in it at `row`. */
const recordSchemas = (document: unknown) => {
  const places = new Map(operationPlaces(document).map(({ id, operation }) => [id, operation]))
  const step = (schema: unknown, name: string): unknown =>
    valueAt(follow(document, schema), ['properties', name])
  return (operation: string | undefined, rows: string, row = ''): readonly string[] => {
    const answer = valueAt(places.get(operation ?? ''), [
      'responses',
      '200',
      'content',
      'application/json',
      'schema',
    ])
    const list = ['payload', ...steps(rows)].reduce(step, answer)
    const item = valueAt(follow(document, list), ['items'])
    return refName(steps(row).reduce(step, item))
  }
}

/** Values of a key anywhere within a file of JSON, as text. */
const valuesOf = (key: string, value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(key, item))
  if (!isJson(value)) return []
  const own = [value[key]].flat().filter((found) => typeof found === 'string')
  return [...own, ...Object.values(value).flatMap((part) => valuesOf(key, part))]
}

/** The menu: its items ask operations for their privileges, or name privileges that a role must be able to hold. */
const menuUsers = (menu: unknown): readonly User[] => [
  ...valuesOf('operation', menu).map((id) => moduleUser({ name: 'menu.json', operations: [id] })),
  moduleUser({
    name: 'menu.json',
    operations: ['listPrivilege'],
    choices: { answer: valuesOf('privileges', menu) },
  }),
]

/** The menu and the modules as users, part by part; which operations a module means the engine itself says. */
export const moduleUsers = (folder: string, registries: Registries, document: unknown): readonly User[] => {
  const contract = readContract(document)
  const schemasOf = recordSchemas(document)
  const lookupSchemas = (operation: string): readonly string[] => [
    ...schemasOf(operation, ''),
    ...schemasOf(operation, 'content'),
  ]
  const { modules, menu } = readModules(folder)
  const ofModules = modules.flatMap((source) => {
    const module = resolveModule(source)
    const idOf = (action: Action): string | undefined => operationOf(module.module, action)
    const rows = schemasOf(idOf('list'), module.list?.rows ?? 'content', module.list?.row)
    return [
      ...listUsers(module, idOf, rows),
      ...formUsers(module, idOf, registries, contract),
      ...detailUsers(module, idOf('get')),
      ...lookupUsers(module, contract, registries, lookupSchemas),
    ]
  })
  return [...menuUsers(menu?.json), ...ofModules]
}
