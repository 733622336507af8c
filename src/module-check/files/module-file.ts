import { contractEnvelope } from '../../contract/conventions/envelope.ts'
import { readRegularId, regularIds } from '../../contract/operations/operation-names.ts'
import { routeParameters } from '../../modules/format/paths.ts'
import type { Action } from '../../modules/format/types.ts'
import { typesOf } from '../schema/schema-reader.ts'
import { operationOf, type Place, placeIn, type Subject } from '../subject/subject.ts'

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

/** A missing operation is reported: a button must not disappear because a name has changed. */
const checkNeeded = (place: Place): void => {
  const { module, contract } = place.subject
  const { operations, resource } = module.module
  const actions = needed(place.subject)
  const missing = actions.filter(
    (action) => operations?.[action] === undefined && !operationOf(place.subject, action),
  )
  const resources = resourcesOf(contract.ids)
  if (missing.length > 0 && !resources.includes(resource) && missing.length === actions.length) {
    place.unknown(`No operation belongs to a resource "${resource}"`, resource, resources)
    return
  }
  for (const action of missing) {
    const id = regularIds(resource, action).at(-1) ?? ''
    place.fault(
      `${users[action]} needs the operation "${id}", which the contract lacks`,
      `name it in operations.${action}, or set "${action}" to null there`,
    )
  }
}

const checkPrivileges = (place: Place): void => {
  const { contract, module } = place.subject
  for (const [action, privileges] of Object.entries(module.module.privileges ?? {})) {
    const operation = operationOf(place.subject, action as Action)
    if (!operation) {
      place.at(action).fault(`There is no ${action} operation to narrow`, 'remove it')
      continue
    }
    const allowed = operation.privileges ?? []
    const names = allowed.length > 0 ? allowed : [...contract.privileges]
    for (const [index, name] of privileges.entries())
      if (!names.includes(name))
        place.at(action, index).unknown(`${operation.id} does not require the privilege ${name}`, name, names)
  }
}

const checkParent = (place: Place): void => {
  const { module, others, contract } = place.subject
  const { parent, path } = module.module
  if (!parent) return
  const other = others.get(parent.module)
  if (!other) {
    place.at('module').unknown(`There is no module "${parent.module}"`, parent.module, [...others.keys()])
    return
  }
  const params = routeParameters(path)
  if (!params.includes(parent.param))
    place.at('param').unknown(`The path ${path} has no parameter ":${parent.param}"`, parent.param, params)
  const get = operationOf({ module: other, contract }, 'get')
  if (get) place.at('label').property(get.payload, parent.label, `The record of ${get.id}`)
}

/** All pages read the response's envelope, so every operation must have it. */
const checkEnvelope = (place: Place): void => {
  const types = Object.entries(contractEnvelope?.types ?? {})
  for (const action of ['list', 'get', 'create', 'update', 'delete'] as const) {
    const operation = operationOf(place.subject, action)
    for (const [name, type] of operation ? types : []) {
      const schema = place.subject.contract.at(operation?.response, name)
      if (schema && (type === undefined || typesOf(schema).includes(type))) continue
      place.fault(
        `The response of ${operation?.id} has no ${type === undefined ? '' : `${type} `}"${name}"`,
        `give it the envelope {${types.map(([key]) => key).join(', ')}} in the contract`,
      )
    }
  }
}

/** Checks the operations, privileges and parent that `module.json` names or implies. */
export const checkModuleFile = (subject: Subject): void => {
  const place = placeIn(subject, 'module')
  for (const [action, id] of Object.entries(subject.module.module.operations ?? {}))
    if (typeof id === 'string') place.at('operations', action).operation(id)
  checkNeeded(place.at('resource'))
  checkPrivileges(place.at('privileges'))
  checkParent(place.at('parent'))
  checkEnvelope(place.at('resource'))
}
