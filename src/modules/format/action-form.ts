import type { JsonSchema, Module, RowAction } from './types.ts'

/** A row action that asks for fields before it calls its operation. */
export type ActionWithFields = RowAction & Required<Pick<RowAction, 'fields' | 'operation'>>

/** Whether an action asks for fields first, in a form of its own. */
export const hasForm = (action: RowAction): action is ActionWithFields =>
  action.fields !== undefined && action.operation !== undefined

/** The name of an action's form among all forms. */
export const actionFormId = (module: Pick<Module, 'id'>, action: Pick<RowAction, 'id'>): string =>
  `${module.id}/${action.id}`

/**
 * The form of a row action, as a module that can only carry out its operation. `schema` follows from the operation's
 * body; values may be taken from the row.
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
