import { uploadNames } from '../../contract/conventions/upload.ts'
import { asRecord, isObject } from '../../contract/json.ts'
import { defaultUploadArea } from '../../contract/records/upload-area.ts'
import { checkTo } from '../list/actions.ts'
import { type Schema, texts } from '../schema/schema-reader.ts'
import { operationOf, type Place, parametersAt, placeIn, type Subject } from '../subject/subject.ts'
import { checkReasons, checkWhen } from '../values/lookup.ts'
import { checkValue } from '../values/values.ts'
import { checkFormBody } from './body/body.ts'
import { anyRoute, checkFormCalls, formRoute, formScope } from './calls.ts'
import { checkDifference } from './difference.ts'
import { type FormObject, formObject, itemOf, propertiesOf, widgetOf, widgetOptions } from './properties.ts'
import { checkFormRead } from './read.ts'
import { checkFormUi } from './ui.ts'

const { operation: uploadOperation, area: areaPart = '' } = uploadNames

/** Checks that the upload area accepts the kinds and sizes of the form's files; `accepted` has its limits in MB. */
const checkFiles = (subject: Subject, object: FormObject, area: string, accepted: Schema): void => {
  for (const property of propertiesOf(object)) {
    const item = itemOf(property)
    if (item) checkFiles(subject, item, area, accepted)
    const uploads = widgetOf(subject, property)?.uploads
    if (!uploads) continue
    const size = widgetOptions(property).maxSizeMb ?? uploads.maxSizeMb
    const limit = accepted[uploads.kind]
    const place = property.field.at('ui:widget')
    if (typeof limit !== 'number')
      place.fault(
        `The upload area ${area} accepts no ${uploads.kind}`,
        'name another area in "upload" of form.json, or let it accept one (x-accepts)',
      )
    else if (typeof size !== 'number' || size > limit)
      place.fault(
        `The upload area ${area} accepts ${limit} MB of ${uploads.kind}, the form ${String(size ?? 'anything')}`,
        `set "maxSizeMb" to ${limit} in its options`,
      )
  }
}

/** Checks the upload area of a form, and that it accepts the form's files. */
const checkUploads = (place: Place): void => {
  const { module, contract } = place.subject
  const area = module.form?.upload
  const operation =
    area === undefined ? contract.operation(uploadOperation) : place.operation(uploadOperation)
  const schema = contract.property(operation?.body, areaPart)
  if (!schema) return
  if (area !== undefined && contract.refusal(schema, area)) {
    const names = Array.isArray(schema.enum) ? schema.enum.map(String) : []
    place.unknown(`${uploadOperation} does not know the upload type "${area}"`, area, names)
  }
  const name = area ?? defaultUploadArea
  const { 'x-accepts': areas } = schema
  const accepted = isObject(areas) ? areas[name] : undefined
  if (isObject(accepted)) checkFiles(place.subject, formObject(place.subject), name, accepted)
}

/** Names in a condition, including `not` and the like. */
const namesIn = (condition: unknown): readonly string[] => {
  if (Array.isArray(condition)) return condition.flatMap(namesIn)
  if (!isObject(condition)) return []
  const { properties, required, ...rest } = condition
  return [...Object.keys(asRecord(properties)), ...texts(required), ...Object.values(rest).flatMap(namesIn)]
}

const conditionNames = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(conditionNames)
  if (!isObject(schema)) return []
  return [...namesIn(schema.if ?? {}), ...Object.values(schema).flatMap(conditionNames)]
}

/** Checks the initial values and the context: each belongs to a field, a condition or a kept property. */
const checkStart = (place: Place): void => {
  const { subject } = place
  const { form, schema } = subject.module
  const properties = propertiesOf(formObject(subject))
  const fields = properties.map(({ name }) => name)
  const names = [...new Set([...fields, ...conditionNames(schema), ...(form?.keep ?? [])])]
  const routes = { defaults: formRoute(subject, 'create'), context: anyRoute(subject) }
  for (const key of ['defaults', 'context'] as const) {
    const scope = formScope(subject, routes[key])
    for (const [name, value] of Object.entries(form?.[key] ?? {})) {
      const at = place.at(key, name)
      const property = properties.find((one) => one.name === name)
      if (!names.includes(name)) at.unknown(`The form has no property "${name}"`, name, names)
      else checkValue(at, value, property && subject.contract.resolve(property.schema), scope)
    }
  }
}

const checkSpecialTitle = (place: Place): void => {
  const { subject } = place
  const special = subject.module.form?.titleWhen
  if (!special) return
  const get = operationOf(subject, 'get')
  const scope = { route: parametersAt(subject.module.module, 'edit') }
  if (get) checkWhen(place.at('when'), special.when, get.payload, `The payload of ${get.id}`, scope)
  const operation =
    special.operation === undefined ? undefined : place.at('operation').operation(special.operation)
  if (operation) checkFormBody(subject, operation, 'update')
}

/** Checks the form files against the operations that read and save the record. */
export const checkForm = (subject: Subject): void => {
  const { module, source } = subject
  if (!module.schema) {
    if (source.files.schema ?? source.template.schema)
      placeIn(subject, 'schema').fault(
        'There is a form.schema.json but no form.ui.json',
        'add it, or remove this file',
      )
    return
  }
  const place = placeIn(subject, 'form')
  checkDifference(subject)
  for (const mode of ['create', 'update'] as const) {
    const operation = operationOf(subject, mode)
    if (operation) checkFormBody(subject, operation, mode)
  }
  checkFormRead(subject)
  checkFormUi(subject)
  checkFormCalls(place)
  checkStart(place)
  checkSpecialTitle(place.at('titleWhen'))
  const { locked, done } = module.form ?? {}
  const get = operationOf(subject, 'get')
  if (get) checkReasons(place.at('locked'), locked, get.payload, `The payload of ${get.id}`)
  else if (locked) place.at('locked').fault('No get operation returns it', 'remove it')
  if (done?.updateTo !== undefined)
    checkTo(place.at('done', 'updateTo'), done.updateTo, parametersAt(module.module, 'edit'))
  checkUploads(place.at('upload'))
}
