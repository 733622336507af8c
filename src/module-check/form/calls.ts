import type { Mode } from '../../contract/operations/operation-names.ts'
import { modulePaths } from '../../modules/format/paths.ts'
import type { Operation } from '../schema/contract.ts'
import { operationOf, type Place, parametersAt, type Subject } from '../subject/subject.ts'
import {
  checkPath,
  checkUnusedPath,
  checkWholePath,
  checkWholeQuery,
  routeId,
} from '../values/call-parameters.ts'
import { checkValue, type Scope } from '../values/values.ts'

/** Route parameters in a mode of the form; a form without a page opens in a dialog, which passes the id. */
export const formRoute = ({ module: { module } }: Subject, mode: Mode): readonly string[] => {
  const page = mode === 'create' ? 'add' : 'edit'
  return mode === 'update' && modulePaths(module, page).length === 0 ? ['id'] : parametersAt(module, page)
}

const routes = (subject: Subject): readonly (readonly string[])[] =>
  (['create', 'update'] as const)
    .filter((mode) => operationOf(subject, mode))
    .map((mode) => formRoute(subject, mode))

/** Route parameters in all modes of the form. */
export const sharedRoute = (subject: Subject): readonly string[] => {
  const [first = [], ...others] = routes(subject)
  return first.filter((name) => others.every((names) => names.includes(name)))
}

/** Route parameters in any mode of the form; missing ones are left out. */
export const anyRoute = (subject: Subject): readonly string[] => routes(subject).flat()

/** The sources of values in the form. */
export const formScope = ({ module, contract }: Subject, route: readonly string[]): Scope => {
  const { lookup } = module.form ?? {}
  const operation = lookup && contract.operation(lookup.operation)
  return { route, form: module.schema, ...(operation && { lookup: contract.resolve(operation.payload) }) }
}

/** Whether the id of the record is known in a mode: from `pathParams` or the route. */
export const knowsId = (subject: Subject, mode: Mode): boolean =>
  subject.module.form?.pathParams?.id !== undefined || formRoute(subject, mode).includes('id')

const checkLookup = (place: Place): void => {
  const { lookup } = place.subject.module.form ?? {}
  const operation = lookup && place.at('operation').operation(lookup.operation)
  if (!operation) return
  const scope: Scope = { route: sharedRoute(place.subject) }
  checkWholePath(place.at('path'), operation, lookup.path, scope)
  checkWholeQuery(place.at('params'), operation, lookup.params, scope)
}

/** Checks the parameters of the calls that read and save the record. */
export const checkFormCalls = (place: Place): void => {
  const { subject } = place
  const { params, pathParams } = subject.module.form ?? {}
  const create = operationOf(subject, 'create')
  const update = operationOf(subject, 'update')
  const get = update && operationOf(subject, 'get')
  const at = place.at('pathParams')
  const ofUpdate = formScope(subject, formRoute(subject, 'update'))
  const check = (mode: Mode, operation: Operation | undefined): Operation[] => {
    if (!operation) return []
    const scope = formScope(subject, formRoute(subject, mode))
    checkPath(at, operation, pathParams, scope, knowsId(subject, mode) ? routeId : undefined)
    return [operation]
  }
  const operations = [...check('update', get), ...check('update', update), ...check('create', create)]
  const { id, ...named } = pathParams ?? {}
  checkUnusedPath(at, operations, named)
  if (id !== undefined) checkValue(at.at('id'), id, undefined, ofUpdate)
  checkLookup(place.at('lookup'))
  if (get) checkWholeQuery(place.at('params'), get, params, ofUpdate)
  else if (params) place.at('params').fault('No get operation takes these parameters', 'remove them')
}
