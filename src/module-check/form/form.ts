import { isObject } from '../../contract/json.ts'
import { defaultUploadArea } from '../../contract/records/upload-area.ts'
import { checkTo } from '../list/actions.ts'
import { texts } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import { parametersAt } from '../subject/routes.ts'
import { namedOperation, operationOf, type Subject } from '../subject/subject.ts'
import { checkWhen } from '../values/call-parameters.ts'
import { checkValue, formPlace } from '../values/values.ts'
import { checkFormBody } from './body/body.ts'
import { anyRoute, checkFormCalls, formRoute, formScope } from './calls.ts'
import { checkDifference } from './difference/difference.ts'
import { type FormObject, formObject, itemOf, propertiesOf, widgetOf, widgetOptions } from './properties.ts'
import { checkFormRead } from './read.ts'
import { checkReasons } from './reasons.ts'
import { checkFormUi } from './ui.ts'

/**
 * The accepted kinds of file in the form's upload area, with the maximum size in MB; undefined if the contract has
 * none.
 */
const acceptedBy = ({ contract, module }: Subject): Readonly<Record<string, unknown>> | undefined => {
  const { 'x-accepts': areas } =
    contract.property(contract.operation('uploadDbFile')?.body, 'fileUploadType') ?? {}
  const accepted = isObject(areas) ? areas[module.form?.upload ?? defaultUploadArea] : undefined
  return isObject(accepted) ? accepted : undefined
}

type Accepted = Readonly<Record<string, unknown>>

/** The fault of a file of this kind and size, with the cure. */
const faultOf = (
  area: string,
  kind: string,
  size: unknown,
  limit: unknown,
): readonly [message: string, cure: string] | undefined => {
  if (typeof limit !== 'number')
    return [
      `The area of uploads ${area} takes no ${kind}`,
      'name another area in "upload" of form.json, or let it take one (x-accepts)',
    ]
  return typeof size === 'number' && size <= limit
    ? undefined
    : [
        `The area of uploads ${area} takes ${limit} MB of ${kind}, the form ${String(size ?? 'anything')}`,
        `say "maxSizeMb": ${limit} in its options`,
      ]
}

const checkObject = (subject: Subject, object: FormObject, accepted: Accepted): void => {
  const area = subject.module.form?.upload ?? defaultUploadArea
  for (const property of propertiesOf(object)) {
    const item = itemOf(property)
    if (item) checkObject(subject, item, accepted)
    const uploads = widgetOf(subject, property)?.uploads
    const size = widgetOptions(property).maxSizeMb ?? uploads?.maxSizeMb
    const fault = uploads && faultOf(area, uploads.kind, size, accepted[uploads.kind])
    if (fault) subject.report('ui', [...property.uiPlace, 'ui:widget'], ...fault)
  }
}

/** Checks that the upload area of a form accepts its kinds and sizes of files. */
const checkUploads = (subject: Subject): void => {
  const accepted = acceptedBy(subject)
  if (accepted) checkObject(subject, formObject(subject), accepted)
}

const uploadOperation = 'uploadDbFile'

const checkUpload = (subject: Subject): void => {
  const { module, contract, report } = subject
  const type = module.form?.upload
  if (type === undefined) return
  const operation = namedOperation(subject, 'form', ['upload'], uploadOperation)
  const schema = operation && contract.property(operation.body, 'fileUploadType')
  const reason = schema && contract.refusal(schema, type)
  if (reason)
    report(
      'form',
      ['upload'],
      `${uploadOperation} does not know the upload type "${type}"`,
      nameCure(type, Array.isArray(schema.enum) ? schema.enum.map(String) : []),
    )
}

/** Names in a condition, including `not` and the like. */
const namesIn = (condition: unknown): readonly string[] => {
  if (Array.isArray(condition)) return condition.flatMap(namesIn)
  if (!isObject(condition)) return []
  const { properties, required, ...rest } = condition
  return [
    ...Object.keys(isObject(properties) ? properties : {}),
    ...texts(required),
    ...Object.values(rest).flatMap(namesIn),
  ]
}

const conditionNames = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(conditionNames)
  if (!isObject(schema)) return []
  const named = isObject(schema.if) ? namesIn(schema.if) : []
  return [...named, ...Object.values(schema).flatMap(conditionNames)]
}

const checkStart = (subject: Subject): void => {
  const { module, contract, report } = subject
  const properties = propertiesOf(formObject(subject))
  const names = [
    ...new Set([
      ...properties.map(({ name }) => name),
      ...conditionNames(module.schema),
      ...(module.form?.keep ?? []),
    ]),
  ]
  const routes = { defaults: formRoute(subject, 'create'), context: anyRoute(subject) }
  for (const key of ['defaults', 'context'] as const) {
    const scope = formScope(subject, routes[key])
    for (const [name, value] of Object.entries(module.form?.[key] ?? {})) {
      const property = properties.find((one) => one.name === name)
      if (!names.includes(name))
        report('form', [key, name], `The form has no property "${name}"`, nameCure(name, names))
      else
        checkValue(formPlace(subject, key, name), value, property && contract.resolve(property.schema), scope)
    }
  }
}

const checkSpecial = (subject: Subject): void => {
  const special = subject.module.form?.titleWhen
  if (!special) return
  const get = operationOf(subject, 'get')
  if (get)
    checkWhen(
      formPlace(subject, 'titleWhen', 'when'),
      special.when,
      get.payload,
      `The payload of ${get.id}`,
      {
        route: parametersAt(subject.module.module, 'edit'),
      },
    )
  const operation =
    special.operation === undefined
      ? undefined
      : namedOperation(subject, 'form', ['titleWhen', 'operation'], special.operation)
  if (operation) checkFormBody(subject, operation, 'update')
}

const checkLocked = (subject: Subject): void => {
  const { locked } = subject.module.form ?? {}
  const get = operationOf(subject, 'get')
  if (get) checkReasons(formPlace(subject, 'locked'), locked, get.payload, `The payload of ${get.id}`)
  else if (locked) subject.report('form', ['locked'], 'There is no get operation that says so', 'take it out')
}

const checkDone = (subject: Subject): void => {
  const { module } = subject
  if (module.form?.done?.updateTo !== undefined)
    checkTo(
      formPlace(subject, 'done', 'updateTo'),
      module.form.done.updateTo,
      parametersAt(module.module, 'edit'),
    )
}

/** Checks the form files against the operations that read and save the record. */
export const checkForm = (subject: Subject): void => {
  const { module, source, report } = subject
  if (!module.schema) {
    if (source.files.schema ?? source.template.schema)
      report('schema', [], 'There is a form.schema.json but no form.ui.json', 'add it, or take this file out')
    return
  }
  checkDifference(subject)
  const create = operationOf(subject, 'create')
  const update = operationOf(subject, 'update')
  if (create) checkFormBody(subject, create, 'create')
  if (update) checkFormBody(subject, update, 'update')
  checkFormRead(subject)
  checkFormUi(subject)
  checkFormCalls(subject)
  checkStart(subject)
  checkSpecial(subject)
  checkLocked(subject)
  checkDone(subject)
  checkUpload(subject)
  checkUploads(subject)
}
