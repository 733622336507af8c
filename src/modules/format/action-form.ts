import { readingPrivileges } from '../../contract/operations/privileges.ts'
import type { Action, JsonSchema, Module, ModuleFile, RowAction } from './types.ts'

/** A row action with fields, for a form before the operation is called. */
export type ActionWithFields = RowAction & Required<Pick<RowAction, 'fields' | 'operation'>>

/** Whether an action has a form. */
export const hasForm = (action: RowAction): action is ActionWithFields =>
  action.fields !== undefined && action.operation !== undefined

/** The name of an action's form, unique among all forms. */
export const actionFormId = (module: Pick<Module, 'id'>, action: Pick<RowAction, 'id'>): string =>
  `${module.id}/${action.id}`

/**
 * The form of a row action as a module with only its operation. `schema` is derived from the operation's body; values
 * can come from the row.
 */
export const actionForm = (module: Module, action: ActionWithFields, schema: JsonSchema): Module => {
  const { label, params, body, defaults, success, failed, operation, fields } = action
  const { title, one, path, resource } = module.module
  return {
    id: actionFormId(module, action),
    module: {
      title,
      ...(one !== undefined && { one }),
      path,
      resource,
      operations: { list: null, total: null, get: null, update: null, delete: null, create: operation },
    },
    schema,
    ui: { 'ui:order': Object.keys(fields), ...fields },
    form: {
      title: { create: label },
      submit: { create: label },
      pathParams: params ?? { id: { $row: 'id' } },
      ...(defaults && { defaults }),
      ...(body && { payload: { set: body } }),
      ...(success !== undefined && { done: { create: success } }),
      ...(failed !== undefined && { failed }),
      ...(module.form?.upload !== undefined && { upload: module.form.upload }),
    },
  }
}

/** Privileges for a module's action, any one of which suffices; `all` are those of its operation. */
export const actionPrivileges = (
  { privileges }: ModuleFile,
  action: Action,
  all: readonly string[],
): readonly string[] => privileges?.[action] ?? (action === 'list' ? readingPrivileges(all) : all)
