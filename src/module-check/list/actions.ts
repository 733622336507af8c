import { regularActions } from '../../contract/operations/operation-names.ts'
import { hasForm } from '../../modules/format/action-form.ts'
import { modulePaths, routeParameters } from '../../modules/format/paths.ts'
import type { ListFile, RowAction, Values, When } from '../../modules/format/types.ts'
import type { Operation } from '../schema/contract.ts'
import { type Schema, texts, typesOf } from '../schema/schema-reader.ts'
import { operationOf, type Place, parametersAt, placeIn } from '../subject/subject.ts'
import { checkWholePath } from '../values/call-parameters.ts'
import { checkReasons, checkWhen } from '../values/lookup.ts'
import { checkValue, checkValues, type Scope } from '../values/values.ts'
import { checkActionFields } from './action-fields.ts'

/**
 * Checks the body of a row action: every property belongs to the operation, and the required ones are in the body or in
 * `fields`.
 */
const checkBody = (
  place: Place,
  { id, body }: Operation,
  values: Values | undefined,
  scope: Scope,
  fields: readonly string[],
): void => {
  const { contract } = place.subject
  if (body === undefined) {
    if (values) place.fault(`${id} takes no body`, 'remove it')
    return
  }
  const find = (name: string): Schema | undefined => contract.property(body, name)
  const names = contract.names(body)
  checkValues(place, values, scope, { what: `The body of ${id}`, noun: 'property', find, names })
  const at = values ? place : place.parent()
  for (const name of texts(contract.resolve(body).required))
    if (values?.[name] === undefined && !fields.includes(name))
      at.fault(`${id} requires "${name}" in its body`, `add "${name}" to body or fields`)
}

/** Checks the target of a link, and that its parameters can be filled; those in `filled` already are. */
export const checkTo = (place: Place, to: string, filled: readonly string[]): void => {
  const { routes } = place.subject
  if (!routes.leads(to)) place.unknown(`No page is at ${to}`, to, routes.all)
  for (const name of routeParameters(to))
    if (!filled.includes(name)) place.unknown(`Nothing fills ":${name}"`, name, filled)
}

const checkIcon = (place: Place, icon: string | undefined): void => {
  const { actions } = place.subject.registries.icons
  if (icon !== undefined && !actions.includes(icon))
    place.at('icon').unknown(`There is no icon "${icon}" for actions`, icon, actions)
}

const checkRules = (
  place: Place,
  rules: Pick<RowAction, 'when' | 'disabledWhen'>,
  row: Schema,
  scope: Scope,
): void => {
  for (const key of ['when', 'disabledWhen'] as const)
    checkWhen(place.at(key), rules[key], row, 'A row', { ...scope, row })
}

const fieldsIn = (when: When | undefined): readonly string[] => {
  if (!when) return []
  if ('not' in when) return fieldsIn(when.not)
  return 'all' in when ? when.all.flatMap(fieldsIn) : [when.field]
}

/**
 * An action that changes a state is available as the contract specifies: the rows must contain the state, and the file
 * must not repeat the condition.
 */
const checkState = (place: Place, { id, states }: Operation, { when }: RowAction, row: Schema): void => {
  if (!states) return
  const { property } = states
  const { contract } = place.subject
  if (!contract.property(row, property))
    place
      .at('operation')
      .unknown(`A row has no property "${property}", on which ${id} depends`, property, contract.names(row))
  if (fieldsIn(when).includes(property))
    place
      .at('when')
      .fault(
        `The contract says for which "${property}" ${id} is possible (x-transition)`,
        `remove "${property}" from "when"`,
      )
}

/** The schema of the id that fills the path of a call without `params`. */
const idUnless = ({ subject: { contract } }: Place, params: Values | undefined, row: Schema) =>
  params === undefined ? contract.property(row, 'id') : undefined

const checkCall = (place: Place, action: RowAction, row: Schema, scope: Scope): void => {
  const operation = place.at('operation').operation(action.operation ?? '')
  if (!operation) return
  const { params, body, fields = {} } = action
  checkWholePath(place.at('params'), operation, params, scope, idUnless(place, params, row))
  checkBody(place.at('body'), operation, body, scope, Object.keys(fields))
  if (hasForm(action)) checkActionFields(place, action, operation, scope)
  checkState(place, operation, action, row)
}

/** A form dialog uses the form of another module, for the row's record. */
const checkFormDialog = (place: Place, name: string): void => {
  const { others } = place.subject
  if (!others.has(name)) place.unknown(`There is no module "${name}"`, name, [...others.keys()])
  else if (!others.get(name)?.ui) place.fault(`The module "${name}" has no form`, 'name another module')
}

/** An action needs an action of the module, or a privilege. */
const checkNeeds = (place: Place, needs: string): void => {
  const { privileges } = place.subject.contract
  const action = regularActions.find((each) => each === needs)
  if (!action && !privileges.has(needs))
    place.unknown(`The contract has no privilege ${needs}`, needs, [...privileges])
  if (action && !operationOf(place.subject, action))
    place.fault(
      `The module has no ${needs} operation, so this is never offered`,
      'remove it, name the operation in module.json, or name a privilege',
    )
}

const checkRowAction = (place: Place, list: ListFile, action: RowAction, row: Schema, scope: Scope): void => {
  const { contract, module } = place.subject
  const { dialog, form, to, tab, needs, params = {} } = action
  const ofRow = { ...scope, row }
  checkIcon(place, action.icon)
  checkRules(place, action, row, scope)
  if (action.operation !== undefined) checkCall(place, action, row, ofRow)
  if (to !== undefined) checkTo(place.at('to'), to, [...contract.names(row), ...scope.route])
  if (dialog === 'history')
    for (const [name, value] of Object.entries(params))
      checkValue(place.at('params', name), value, undefined, ofRow)
  if (dialog === 'form' && form !== undefined) checkFormDialog(place.at('form'), form)
  if (dialog === 'detail' && module.detail?.as !== 'dialog')
    place.at('dialog').fault('The module has no details dialog', 'add a detail.json with "as": "dialog"')
  const tabs = (list.tabs ?? []).map(({ label }) => label)
  if (tab !== undefined && !tabs.includes(tab)) place.at('tab').unknown(`There is no tab "${tab}"`, tab, tabs)
  if (needs !== undefined) checkNeeds(place.at('needs'), needs)
}

/** Checks the target of Add: the module's own form, or the place and privilege in the list. */
const checkAdd = (place: Place, { add = {} }: ListFile, scope: Scope): void => {
  if (add.to !== undefined) checkTo(place.at('to'), add.to, scope.route)
  if (add.operation !== undefined) place.at('operation').operation(add.operation)
  for (const [name, value] of Object.entries(add.query ?? {}))
    checkValue(place.at('query', name), value, undefined, scope)
}

/** Edit, delete and Add exist by default; options of an unavailable one have no effect. */
const checkUnused = (place: Place, list: ListFile): void => {
  const { subject } = place
  const actions = { delete: 'delete', edit: 'update', add: 'create' } as const
  for (const key of ['delete', 'edit', 'add'] as const) {
    const action = actions[key]
    const offered = operationOf(subject, action) && (action === 'delete' || subject.module.schema)
    const never = key === 'add' && (list.add?.when === 'never' || list.add?.to !== undefined)
    if (list[key] && !offered && !never)
      place
        .at(key)
        .fault(
          `The module has no ${action} operation or no form, so this is never offered`,
          `remove "${key}", or name the operation in module.json`,
        )
  }
}

const checkDelete = (place: Place, rule: ListFile['delete'], row: Schema, scope: Scope): void => {
  const operation = operationOf(place.subject, 'delete')
  if (rule) checkRules(place, rule, row, scope)
  if (!operation) return
  const deletable = place.subject.contract.property(row, 'deletable') ?? {}
  const at = rule ? place : place.parent()
  if (!rule?.cascades && !typesOf(deletable).includes('boolean'))
    at.fault(
      `The rows do not say whether ${operation.id} would be refused: they have no boolean "deletable"`,
      'add it in the contract, or set "cascades" to true in delete',
    )
  const params = rule?.params
  checkWholePath(at.at('params'), operation, params, { ...scope, row }, idUnless(place, params, row))
}

/** The edit route's parameters come from the route and the row; one that neither has is the row's id. */
const checkEdit = (place: Place, rule: ListFile['edit'], row: Schema, scope: Scope): void => {
  const { subject } = place
  if (!subject.module.schema || !operationOf(subject, 'update')) return
  if (rule) checkRules(place, rule, row, scope)
  const filled = [...subject.contract.names(row), ...scope.route]
  const route = modulePaths(subject.module.module, 'edit')[0] ?? ''
  const unknown = routeParameters(route).filter((name) => !filled.includes(name))
  if (unknown.length > 1)
    placeIn(subject, 'module', ['paths', 'edit']).fault(
      `Neither row nor route fills ${unknown.map((name) => `":${name}"`).join(' and ')} in ${route}`,
      'name them as the row or the list route does',
    )
}

/** Checks the actions of a list: header, rows, edit, delete. */
export const checkActions = (place: Place, list: ListFile, row: Schema, scope: Scope): void => {
  const { module } = place.subject.module
  for (const [index, { icon, to, operation }] of (list.headerActions ?? []).entries()) {
    const at = place.at('headerActions', index)
    checkIcon(at, icon)
    if (to !== undefined) checkTo(at.at('to'), to, parametersAt(module, 'list'))
    if (operation !== undefined) at.at('operation').operation(operation)
  }
  for (const [index, action] of (list.rowActions ?? []).entries())
    checkRowAction(place.at('rowActions', index), list, action, row, scope)
  checkReasons(place.at('locked'), list.locked, row, 'A row')
  checkAdd(place.at('add'), list, scope)
  checkUnused(place, list)
  checkDelete(place.at('delete'), list.delete, row, scope)
  checkEdit(place.at('edit'), list.edit, row, scope)
}
