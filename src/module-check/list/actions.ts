import { hasForm } from '../../modules/format/action-form.ts'
import { modulePaths, routeParameters } from '../../modules/format/paths.ts'
import type { ListFile, RowAction, Values } from '../../modules/format/types.ts'
import { checkReasons } from '../form/reasons.ts'
import type { Operation } from '../schema/contract.ts'
import { type Schema, texts, typesOf } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import { parametersAt } from '../subject/routes.ts'
import { namedOperation, operationOf, type Subject } from '../subject/subject.ts'
import { checkPath, checkSparePath, checkWhen } from '../values/call-parameters.ts'
import { checkValue, checkValues, type FilePlace, listPlace, type Scope } from '../values/values.ts'
import { checkActionFields } from './action-fields.ts'
import { checkState } from './state.ts'

/**
 * Checks the body of a row action: every property belongs to the operation, and the required ones are in the body or in
 * `fields`.
 */
const checkBody = (
  filePlace: FilePlace,
  operation: Operation,
  values: Values | undefined,
  scope: Scope,
  fields: readonly string[],
): void => {
  const { subject, file, place } = filePlace
  const { contract, report } = subject
  if (operation.body === undefined) {
    if (values) report(file, place, `${operation.id} takes no body`, 'take it out')
    return
  }
  checkValues(filePlace, values, scope, {
    what: `The body of ${operation.id}`,
    noun: 'property',
    find: (name) => contract.property(operation.body, name),
    names: contract.names(operation.body),
  })
  for (const name of texts(contract.resolve(operation.body).required)) {
    if (values?.[name] === undefined && !fields.includes(name))
      report(
        file,
        values ? place : place.slice(0, -1),
        `${operation.id} requires "${name}" in its body`,
        `add "${name}" to body or fields`,
      )
  }
}

/** Checks the target of a link, and that its parameters can be filled; those in `filled` already are. */
export const checkTo = ({ subject, file, place }: FilePlace, to: string, filled: readonly string[]): void => {
  const { routes, report } = subject
  if (!routes.leads(to)) report(file, place, `No page is at ${to}`, nameCure(to, routes.all))
  for (const name of routeParameters(to)) {
    if (!filled.includes(name)) report(file, place, `Nothing fills ":${name}"`, nameCure(name, filled))
  }
}

const checkIcon = (filePlace: FilePlace, icon: string | undefined): void => {
  const { actions } = filePlace.subject.registries.icons
  if (icon !== undefined && !actions.includes(icon))
    filePlace.subject.report(
      filePlace.file,
      filePlace.place,
      `There is no icon "${icon}" for actions`,
      nameCure(icon, actions),
    )
}

const checkRules = (
  subject: Subject,
  place: FilePlace['place'],
  rules: Pick<RowAction, 'when' | 'disabledWhen'>,
  row: Schema,
  scope: Scope,
): void => {
  for (const key of ['when', 'disabledWhen'] as const)
    checkWhen(listPlace(subject, ...place, key), rules[key], row, 'A row', { ...scope, row })
}

const checkCall = (subject: Subject, index: number, action: RowAction, row: Schema, scope: Scope): void => {
  const place = ['rowActions', index]
  const operation = namedOperation(subject, 'list', [...place, 'operation'], action.operation ?? '')
  if (!operation) return
  checkPath(
    listPlace(subject, ...place, 'params'),
    operation,
    action.params,
    { ...scope, row },
    action.params === undefined ? subject.contract.property(row, 'id') : undefined,
  )
  checkSparePath(listPlace(subject, ...place, 'params'), [operation], action.params)
  const fieldNames = Object.keys(action.fields ?? {})
  checkBody(listPlace(subject, ...place, 'body'), operation, action.body, { ...scope, row }, fieldNames)
  if (hasForm(action)) checkActionFields(subject, place, action, operation, { ...scope, row })
  checkState(listPlace(subject, ...place), operation, action, row)
}

/** A form dialog uses the form of another module, for the row's record. */
const checkFormDialog = (
  { others, report }: Subject,
  place: FilePlace['place'],
  name: string | undefined,
): void => {
  if (name === undefined) report('list', place, 'Nothing says which form opens', 'name its module in "form"')
  else if (!others.has(name))
    report('list', [...place, 'form'], `There is no module "${name}"`, nameCure(name, [...others.keys()]))
  else if (!others.get(name)?.ui)
    report('list', [...place, 'form'], `The module "${name}" has no form`, 'name another module')
}

const checkRowAction = (
  subject: Subject,
  list: ListFile,
  index: number,
  action: RowAction,
  row: Schema,
  scope: Scope,
): void => {
  const place = ['rowActions', index]
  const { report, contract, module } = subject
  checkIcon(listPlace(subject, ...place, 'icon'), action.icon)
  checkRules(subject, place, action, row, scope)
  if (action.operation !== undefined) checkCall(subject, index, action, row, scope)
  if (action.to !== undefined)
    checkTo(listPlace(subject, ...place, 'to'), action.to, [...contract.names(row), ...scope.route])
  if (action.dialog === 'history')
    for (const [name, value] of Object.entries(action.params ?? {}))
      checkValue(listPlace(subject, ...place, 'params', name), value, undefined, { ...scope, row })
  if (action.dialog === 'form') checkFormDialog(subject, place, action.form)
  if (action.dialog === 'detail' && module.detail?.as !== 'dialog')
    report(
      'list',
      [...place, 'dialog'],
      'The module has no details dialog',
      'add a detail.json with "as": "dialog"',
    )
  const tabs = (list.tabs ?? []).map(({ label }) => label)
  if (action.tab !== undefined && !tabs.includes(action.tab))
    report('list', [...place, 'tab'], `There is no tab "${action.tab}"`, nameCure(action.tab, tabs))
  if (action.needs !== undefined && !operationOf(subject, action.needs))
    report(
      'list',
      [...place, 'needs'],
      `The module has no ${action.needs} operation, so this is never offered`,
      'take it out, or name the operation in module.json',
    )
}

/** Checks the target of Add: the module's own form, or the place and privilege in the list. */
const checkAdd = (subject: Subject, { add }: ListFile, scope: Scope): void => {
  if (add?.to !== undefined) checkTo(listPlace(subject, 'add', 'to'), add.to, scope.route)
  if (add?.operation !== undefined) namedOperation(subject, 'list', ['add', 'operation'], add.operation)
  for (const [name, value] of Object.entries(add?.query ?? {}))
    checkValue(listPlace(subject, 'add', 'query', name), value, undefined, scope)
}

/** Edit, delete and Add exist by default; options of an unavailable one have no effect. */
const checkUnused = (subject: Subject, list: ListFile): void => {
  const actions = [
    ['delete', 'delete'],
    ['edit', 'update'],
    ['add', 'create'],
  ] as const
  for (const [key, action] of actions) {
    const offered = operationOf(subject, action) && (action === 'delete' || subject.module.schema)
    const never = key === 'add' && (list.add?.when === 'never' || list.add?.to !== undefined)
    if (list[key] && !offered && !never)
      subject.report(
        'list',
        [key],
        `The module has no ${action} operation or no form, so this is never offered`,
        `take "${key}" out, or name the operation in module.json`,
      )
  }
}

const checkDelete = (subject: Subject, list: ListFile, row: Schema, scope: Scope): void => {
  const operation = operationOf(subject, 'delete')
  if (list.delete) checkRules(subject, ['delete'], list.delete, row, scope)
  if (!operation) return
  const { contract, report } = subject
  if (!list.delete?.cascades && !typesOf(contract.property(row, 'deletable') ?? {}).includes('boolean'))
    report(
      'list',
      list.delete ? ['delete'] : [],
      `The rows do not say whether ${operation.id} would be refused: they have no boolean "deletable"`,
      'give them one in the contract, or say "cascades": true in delete',
    )
  const params = list.delete?.params
  const filePlace = listPlace(subject, 'delete', 'params')
  checkPath(
    list.delete ? filePlace : listPlace(subject, 'params'),
    operation,
    params,
    { ...scope, row },
    params === undefined ? subject.contract.property(row, 'id') : undefined,
  )
  checkSparePath(filePlace, [operation], params)
}

/** The edit route's parameters come from the route and the row; one that neither has is the row's id. */
const checkEdit = (subject: Subject, list: ListFile, row: Schema, scope: Scope): void => {
  if (!subject.module.schema || !operationOf(subject, 'update')) return
  if (list.edit) checkRules(subject, ['edit'], list.edit, row, scope)
  const filled = [...subject.contract.names(row), ...scope.route]
  const route = modulePaths(subject.module.module, 'edit')[0] ?? ''
  const unknown = routeParameters(route).filter((name) => !filled.includes(name))
  if (unknown.length > 1)
    subject.report(
      'module',
      ['paths', 'edit'],
      `Neither row nor route fills ${unknown.map((name) => `":${name}"`).join(' and ')} in ${route}`,
      'name them as the row or the list route does',
    )
}

/** Checks the actions of a list: header, rows, edit, delete. */
export const checkActions = (subject: Subject, list: ListFile, row: Schema, scope: Scope): void => {
  for (const [index, action] of (list.headerActions ?? []).entries()) {
    const place = ['headerActions', index]
    checkIcon(listPlace(subject, ...place, 'icon'), action.icon)
    if (action.to !== undefined)
      checkTo(listPlace(subject, ...place, 'to'), action.to, parametersAt(subject.module.module, 'list'))
    if (action.operation !== undefined)
      namedOperation(subject, 'list', [...place, 'operation'], action.operation)
  }
  for (const [index, action] of (list.rowActions ?? []).entries())
    checkRowAction(subject, list, index, action, row, scope)
  checkReasons(listPlace(subject, 'locked'), list.locked, row, 'A row')
  checkAdd(subject, list, scope)
  checkUnused(subject, list)
  checkDelete(subject, list, row, scope)
  checkEdit(subject, list, row, scope)
}
