import type { Mode } from '../../contract/operations/operation-names.ts'
import { modulePaths } from '../../modules/format/paths.ts'
import type { Operation } from '../schema/contract.ts'
import { parametersAt } from '../subject/routes.ts'
import { namedOperation, operationOf, type Subject } from '../subject/subject.ts'
import {
  checkPath,
  checkQuery,
  checkRequiredQuery,
  checkSparePath,
  routeId,
} from '../values/call-parameters.ts'
import { checkValue, formPlace, type Scope } from '../values/values.ts'

/** Route parameters in a mode of the form; a form without a page opens in a dialog, which passes the id. */
export const formRoute = ({ module: { module } }: Subject, mode: Mode): readonly string[] => {
  const page = mode === 'create' ? 'add' : 'edit'
  return mode === 'update' && modulePaths(module, page).length === 0 ? ['id'] : parametersAt(module, page)
}

/** Route parameters in all modes of the form. */
export const sharedRoute = (subject: Subject): readonly string[] => {
  const modes = (['create', 'update'] as const).filter((mode) => operationOf(subject, mode))
  const [first = [], ...others] = modes.map((mode) => formRoute(subject, mode))
  return first.filter((name) => others.every((names) => names.includes(name)))
}

/** Route parameters in any mode of the form; missing ones are left out. */
export const anyRoute = (subject: Subject): readonly string[] =>
  (['create', 'update'] as const)
    .filter((mode) => operationOf(subject, mode))
    .flatMap((mode) => formRoute(subject, mode))

/** The sources of values in the form. */
export const formScope = (subject: Subject, route: readonly string[]): Scope => {
  const { lookup } = subject.module.form ?? {}
  const operation = lookup && subject.contract.operation(lookup.operation)
  return {
    route,
    form: subject.module.schema,
    ...(operation && { lookup: subject.contract.resolve(operation.payload) }),
  }
}

/** Whether the id of the record is known in a mode: from `pathParams` or the route. */
export const knowsId = (subject: Subject, mode: Mode): boolean =>
  subject.module.form?.pathParams?.id !== undefined || formRoute(subject, mode).includes('id')

const checkLookup = (subject: Subject): void => {
  const { lookup } = subject.module.form ?? {}
  if (!lookup) return
  const operation = namedOperation(subject, 'form', ['lookup', 'operation'], lookup.operation)
  if (!operation) return
  const scope: Scope = { route: sharedRoute(subject) }
  checkPath(formPlace(subject, 'lookup', 'path'), operation, lookup.path, scope, undefined)
  checkSparePath(formPlace(subject, 'lookup', 'path'), [operation], lookup.path)
  checkQuery(formPlace(subject, 'lookup', 'params'), operation, lookup.params, scope)
  checkRequiredQuery(formPlace(subject, 'lookup', 'params'), operation, Object.keys(lookup.params ?? {}))
}

const checkRecordId = (subject: Subject): void => {
  const id = subject.module.form?.pathParams?.id
  if (id !== undefined)
    checkValue(
      formPlace(subject, 'pathParams', 'id'),
      id,
      undefined,
      formScope(subject, formRoute(subject, 'update')),
    )
}

/** Checks the parameters of the calls that read and save the record. */
export const checkFormCalls = (subject: Subject): void => {
  const { params, pathParams } = subject.module.form ?? {}
  const create = operationOf(subject, 'create')
  const update = operationOf(subject, 'update')
  const get = update && operationOf(subject, 'get')
  const calls = [
    ['update', get],
    ['update', update],
    ['create', create],
  ] as const
  const place = formPlace(subject, 'pathParams')
  for (const [mode, operation] of calls) {
    const scope = formScope(subject, formRoute(subject, mode))
    if (operation)
      checkPath(place, operation, pathParams, scope, knowsId(subject, mode) ? routeId : undefined)
  }
  const { id: _, ...named } = pathParams ?? {}
  const operations = calls.flatMap(([, operation]): Operation[] => (operation ? [operation] : []))
  checkSparePath(place, operations, named)
  checkRecordId(subject)
  checkLookup(subject)
  if (get) {
    const scope = formScope(subject, formRoute(subject, 'update'))
    checkQuery(formPlace(subject, 'params'), get, params, scope)
    checkRequiredQuery(formPlace(subject, 'params'), get, Object.keys(params ?? {}))
  } else if (params) {
    subject.report('form', ['params'], 'There is no get operation to take these', 'take them out')
  }
}
