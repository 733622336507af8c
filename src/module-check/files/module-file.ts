import { contractEnvelope } from '../../contract/conventions/envelope.ts'
import { readRegularId, regularIds } from '../../contract/operations/operation-names.ts'
import { routeParameters } from '../../modules/format/paths.ts'
import type { Action } from '../../modules/format/types.ts'
import { typesOf } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import { namedOperation, operationOf, type Subject } from '../subject/subject.ts'

/** The resources with a list or a form. */
const resourcesOf = (ids: readonly string[]): readonly string[] => [
  ...new Set(
    ids.flatMap((id) => {
      const { action, resource = '' } = readRegularId(id) ?? {}
      return action === 'list' || action === 'create' ? [resource] : []
    }),
  ),
]

/** Actions that a module's files imply without naming them. */
const needed = ({ module }: Subject): readonly Action[] => [
  ...(module.list ? (['list', 'delete'] as const) : []),
  ...(module.schema ? (['create', 'get', 'update'] as const) : []),
]

const users: Readonly<Record<Action, string>> = {
  list: 'list.json',
  total: 'nothing',
  get: 'the edit form',
  create: 'the form',
  update: 'the form',
  delete: 'the list',
}

const checkNamed = (subject: Subject): void => {
  for (const [action, id] of Object.entries(subject.module.module.operations ?? {})) {
    if (typeof id === 'string') namedOperation(subject, 'module', ['operations', action], id)
  }
}

/** A missing operation is reported: a button must not disappear because a name has changed. */
const checkNeeded = (subject: Subject): void => {
  const { module, contract, report } = subject
  const missing = needed(subject).filter(
    (action) => module.module.operations?.[action] === undefined && !operationOf(subject, action),
  )
  const resources = resourcesOf(contract.ids)
  if (
    missing.length > 0 &&
    !resources.includes(module.module.resource) &&
    missing.length === needed(subject).length
  ) {
    report(
      'module',
      ['resource'],
      `No operation belongs to a resource "${module.module.resource}"`,
      nameCure(module.module.resource, resources),
    )
    return
  }
  for (const action of missing) {
    const id = regularIds(module.module.resource, action).at(-1) ?? ''
    report(
      'module',
      ['resource'],
      `${users[action]} needs the operation "${id}", which the contract lacks`,
      `name it in operations.${action}, or say "${action}": null there`,
    )
  }
}

const checkPrivileges = (subject: Subject): void => {
  for (const [action, privileges] of Object.entries(subject.module.module.privileges ?? {})) {
    const operation = operationOf(subject, action as Action)
    const place = ['privileges', action]
    if (!operation) {
      subject.report('module', place, `There is no ${action} operation to narrow`, 'take it out')
      continue
    }
    const allowed = operation.privileges ?? []
    const names = allowed.length > 0 ? allowed : [...subject.contract.privileges]
    for (const [index, name] of privileges.entries()) {
      if (!names.includes(name))
        subject.report(
          'module',
          [...place, index],
          `${operation.id} does not ask for the privilege ${name}`,
          nameCure(name, names),
        )
    }
  }
}

const checkParent = ({ module, others, contract, report }: Subject): void => {
  const { parent, path } = module.module
  if (!parent) return
  const other = others.get(parent.module)
  if (!other) {
    report(
      'module',
      ['parent', 'module'],
      `There is no module "${parent.module}"`,
      nameCure(parent.module, [...others.keys()]),
    )
    return
  }
  const params = routeParameters(path)
  if (!params.includes(parent.param))
    report(
      'module',
      ['parent', 'param'],
      `The path ${path} has no parameter ":${parent.param}"`,
      nameCure(parent.param, params),
    )
  const get = operationOf({ module: other, contract }, 'get')
  if (get && !contract.at(get.payload, parent.label))
    report(
      'module',
      ['parent', 'label'],
      `The record of ${get.id} has no property "${parent.label}"`,
      nameCure(parent.label, contract.names(get.payload)),
    )
}

/** All pages read the response's envelope, so every operation must have it. */
const checkEnvelope = (subject: Subject): void => {
  const { contract, report } = subject
  if (!contractEnvelope) return
  const { types } = contractEnvelope
  for (const action of ['list', 'get', 'create', 'update', 'delete'] as const) {
    const operation = operationOf(subject, action)
    if (!operation) continue
    for (const [name, type] of Object.entries(types)) {
      const schema = contract.at(operation.answer, name)
      if (schema && (type === undefined || typesOf(schema).includes(type))) continue
      report(
        'module',
        ['resource'],
        `The answer of ${operation.id} has no ${type ?? ''}${type ? ' ' : ''}"${name}"`,
        `give it the envelope {${Object.keys(types).join(', ')}} in the contract`,
      )
    }
  }
}

/** Checks the operations, privileges and parent that `module.json` names or implies. */
export const checkModuleFile = (subject: Subject): void => {
  checkNamed(subject)
  checkNeeded(subject)
  checkPrivileges(subject)
  checkParent(subject)
  checkEnvelope(subject)
}
