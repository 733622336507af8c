import { isObject } from '../../../contract/json.ts'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import { routeParameter } from '../../../modules/format/route-parameter.ts'
import { texts } from '../../schema/schema-reader.ts'
import type { Subject } from '../../subject/subject.ts'
import { formRoute } from '../calls.ts'
import { type FormObject, formObject } from '../properties.ts'

/** Whether an `if` that depends only on `context` values from the route is met in a mode; undefined for any other. */
const decided = (subject: Subject, mode: Mode, condition: unknown): boolean | undefined => {
  if (!isObject(condition) || Object.keys(condition).join() !== 'required') return undefined
  const parameters = texts(condition.required).map((name) =>
    routeParameter(subject.module.form?.context?.[name]),
  )
  if (!parameters.every((name) => name !== undefined)) return undefined
  const route = formRoute(subject, mode)
  return parameters.every((name) => route.includes(name))
}

/** The form in a mode: requirements of a branch count if the route alone determines that it applies. */
export const formIn = (subject: Subject, mode: Mode): FormObject => {
  const object = formObject(subject)
  const { schema } = object
  const met = decided(subject, mode, schema.if)
  const branch = met === undefined ? undefined : schema[met ? 'then' : 'else']
  if (!isObject(branch)) return object
  return {
    ...object,
    schema: { ...schema, required: [...texts(schema.required), ...texts(branch.required)] },
  }
}
