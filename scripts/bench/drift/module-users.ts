import { readContract } from '../../../src/modules/check/contract.ts'
import { operationOf } from '../../../src/modules/check/subject.ts'
import type { Registries } from '../../../src/modules/check.ts'
import { readModules, resolveModule } from '../../../src/modules/format/read.ts'
import type { Action, Module } from '../../../src/modules/format/types.ts'
import { isJson } from './document.ts'
import { lookupUsers } from './lookup-users.ts'
import { entriesIn, implied, namesIn, ofParts, parametersIn, user } from './module-names.ts'
import type { User } from './user.ts'

/** The operation behind an action of a module. */
type IdOf = (action: Action) => string | undefined

const listUser = ({ id, list }: Module, idOf: IdOf): readonly User[] => {
  if (!list) return []
  const { add, headerActions = [], rowActions = [], ...rest } = list
  const offered = [add?.operation, ...headerActions.map(({ operation }) => operation)]
  const cells = entriesIn(rest.columns, 'cell')
  return [
    user({
      name: `${id}/list.json`,
      operations: [idOf('list')],
      names: [...namesIn({ ...rest, rowActions }), ...implied.list, ...ofParts(cells)],
      parameters: [...parametersIn(rest), ...(rest.paged === false ? [] : implied.paging)],
    }),
    user({
      name: `${id}/list.json (actions)`,
      operations: [idOf('delete'), ...offered],
      names: ['payload', 'message'],
    }),
    ...rowActions.map(({ operation, body, params }) =>
      user({
        name: `${id}/list.json (actions)`,
        operations: [operation],
        names: namesIn({ body }),
        parameters: parametersIn({ params }),
      }),
    ),
  ]
}

const writtenNames = ({ schema, ui }: Module, registries: Registries): readonly string[] =>
  Object.keys((schema?.properties as object | undefined) ?? {}).flatMap((name) => {
    const node = isJson(ui?.[name]) ? ui[name] : {}
    const options = isJson(node['ui:options']) ? node['ui:options'] : {}
    return registries.widgets[String(node['ui:widget'])]?.writes?.(name, options) ?? []
  })

const formUser = (module: Module, idOf: IdOf, registries: Registries): readonly User[] => {
  const { id, schema, ui, form } = module
  if (!schema) return []
  const names = [
    ...namesIn({ ...schema, form }),
    ...namesIn(schema),
    ...namesIn(form),
    ...ofParts(entriesIn(ui, 'ui:widget')),
  ]
  const shared = {
    parameters: parametersIn(form),
    names: [...names, ...writtenNames(module, registries), 'payload', 'message', 'id'],
  }
  const { lookup, titleWhen } = form ?? {}
  return [
    user({
      name: `${id}/form`,
      operations: [idOf('create')],
      ...shared,
      names: shared.names.filter((name) => name !== 'id'),
    }),
    user({ name: `${id}/form`, operations: [idOf('update'), titleWhen?.operation], ...shared }),
    user({
      name: `${id}/form`,
      operations: [idOf('get')],
      names: [...names, 'payload'],
      parameters: shared.parameters,
    }),
    user({
      name: `${id}/form`,
      operations: [lookup?.operation],
      names: [...namesIn(form), 'payload'],
      parameters: parametersIn({ lookup }),
    }),
  ]
}

const detailUser = ({ id, detail }: Module, idOf: IdOf): readonly User[] =>
  detail
    ? [
        user({
          name: `${id}/detail.json`,
          operations: [detail.operation ?? idOf('get')],
          names: [...namesIn(detail), 'payload', ...ofParts(entriesIn(detail, 'cell'))],
        }),
      ]
    : []

/** The modules as users, part by part. */
export const moduleUsers = (folder: string, registries: Registries, document: unknown): readonly User[] => {
  const contract = readContract(document)
  return readModules(folder).modules.flatMap((source) => {
    const module = resolveModule(source)
    const idOf: IdOf = (action) => operationOf({ module, contract }, action)?.id
    return [
      ...listUser(module, idOf),
      ...formUser(module, idOf, registries),
      ...detailUser(module, idOf),
      ...lookupUsers(module, contract, registries),
    ]
  })
}
