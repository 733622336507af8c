import type { Registries } from '../../../src/module-check/check-modules.ts'
import type { readContract } from '../../../src/module-check/schema/contract.ts'
import type { Module, Payload } from '../../../src/modules/format/types.ts'
import { isJson } from './document.ts'
import {
  entriesIn,
  literals,
  propertyNames,
  readInside,
  schemaChoices,
  steps,
  whenNames,
} from './module-names.ts'
import { moduleUser, type User } from './user.ts'

type Contract = ReturnType<typeof readContract>

/** Whether a save is told the version it started from. */
const takesVersion = (contract: Contract, update: string): boolean =>
  contract.operation(update)?.parameters.some(({ name }) => name === 'If-Match') ?? false

type IdOf = (action: 'get' | 'create' | 'update') => string | undefined

const keys = (values: object | undefined): readonly string[] => Object.keys(values ?? {})

/** Names under which widgets send what they edit. */
const written = ({ schema, ui }: Module, registries: Registries): readonly string[] =>
  keys(schema?.properties as object | undefined).flatMap((name) => {
    const node = isJson(ui?.[name]) ? ui[name] : {}
    const options = isJson(node['ui:options']) ? node['ui:options'] : {}
    return registries.widgets[String(node['ui:widget'])]?.writes?.(name, options) ?? [name]
  })

const rulesOf = (
  { create, update, ...both }: NonNullable<NonNullable<Module['form']>['payload']>,
  mode: 'create' | 'update',
) => [both, mode === 'create' ? create : update].filter((rules): rules is Payload => rules !== undefined)

const saveUser = (
  module: Module,
  mode: 'create' | 'update',
  ids: readonly (string | undefined)[],
  registries: Registries,
): User => {
  const { id, schema, ui, form } = module
  const rules = rulesOf(form?.payload ?? {}, mode)
  const inside = readInside(entriesIn(ui, 'ui:widget')).includes('languageId') ? ['languageId', 'text'] : []
  const names = [
    ...propertyNames(schema),
    ...written(module, registries),
    ...inside,
    ...rules.flatMap(({ set, rename, wrap }) => [
      ...keys(set),
      ...Object.values(rename ?? {}),
      ...(wrap ? [wrap.in] : []),
    ]),
    ...(mode === 'update' ? ['id'] : []),
  ]
  const omitted = rules.flatMap(({ omit = [], rename }) => [...omit, ...keys(rename)])
  return moduleUser({
    name: `${id}/form`,
    operations: ids,
    names: { body: names.filter((name) => !omitted.includes(name)), answer: ['message'] },
    choices: { body: [...schemaChoices(schema), ...rules.flatMap(({ set }) => literals(set))] },
    limits: propertyNames(schema).filter((name) => !omitted.includes(name)),
  })
}

const readUser = ({ id, schema, ui, form }: Module, get: string | undefined, isVersioned: boolean): User => {
  const unread = [
    ...keys(form?.context),
    ...(form?.payload?.update?.omit ?? []),
    ...(form?.payload?.omit ?? []),
  ]
  const also = form?.read?.also ?? {}
  const when = whenNames(form?.titleWhen?.when)
  return moduleUser({
    name: `${id}/form`,
    operations: [get],
    names: {
      answer: [
        ...propertyNames(schema).filter((name) => !unread.includes(name) && !Object.hasOwn(also, name)),
        ...Object.values(also).flatMap(steps),
        ...steps(form?.read?.record ?? ''),
        ...readInside(entriesIn(ui, 'ui:widget')),
        ...when.fields,
        'payload',
        ...(isVersioned ? ['lastModifiedDate'] : []),
      ],
      parameter: keys(form?.params),
    },
    choices: { answer: when.values, parameter: literals(form?.params) },
  })
}

/** The form of a module as a user of the operations that read and save the record. */
export const formUsers = (
  module: Module,
  idOf: IdOf,
  registries: Registries,
  contract: Contract,
): readonly User[] => {
  if (!module.schema) return []
  const { lookup, titleWhen } = module.form ?? {}
  const update = idOf('update')
  return [
    saveUser(module, 'create', [idOf('create')], registries),
    saveUser(module, 'update', [update, titleWhen?.operation], registries),
    ...(update ? [readUser(module, idOf('get'), takesVersion(contract, update))] : []),
    moduleUser({
      name: `${module.id}/form`,
      operations: [lookup?.operation],
      names: {
        answer: [...JSON.stringify(module.form ?? {}).matchAll(/"\$lookup":"([^"]+)"/g)].flatMap((match) =>
          steps(match[1] ?? ''),
        ),
        parameter: keys(lookup?.params),
      },
      choices: { parameter: literals(lookup?.params) },
    }),
  ]
}
