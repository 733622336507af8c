import { isObject } from '../../contract/json.ts'
import { defaultUploadArea } from '../../contract/records/upload-area.ts'
import type { Subject } from '../subject/subject.ts'
import { type FormObject, formObject, itemOf, propertiesOf, widgetOf, widgetOptions } from './properties.ts'

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
export const checkUploads = (subject: Subject): void => {
  const accepted = acceptedBy(subject)
  if (accepted) checkObject(subject, formObject(subject), accepted)
}
