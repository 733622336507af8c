import type { PlainObject } from '../../../src/contract/json.ts'
import { regularId } from '../../../src/contract/operations/operation-names.ts'
import { singular } from '../../../src/contract/text/english.ts'
import type { Presentation } from '../answers/plan/plan.ts'
import { isFileType, uploadKind, uploadSizes } from '../answers/plan/property-types.ts'
import { titleCase } from '../answers/words.ts'
import { choicesOf, type Field, type FieldKind } from './field.ts'

const written = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(({ write }) => write !== undefined)

const widgets: Partial<Record<FieldKind, string>> = {
  'long-text': 'textarea',
  phone: 'phone',
  email: 'email',
  url: 'url',
  html: 'rich-text',
  date: 'date',
  time: 'date-time',
  choice: 'select',
  boolean: 'switch',
  number: 'number',
  texts: 'translations',
  image: 'image',
  audio: 'audio',
  file: 'file',
  reference: 'reference',
  references: 'references',
  items: 'items',
  tags: 'tags',
}

const half = { span: 6 }

const optionsOf = ({ kind, name, writeName, to = '', labelField, write = {}, label }: Field): PlainObject => {
  const lookup = { operation: regularId(to, 'total'), ...(labelField !== undefined && { labelField }) }
  const upload = uploadKind(kind)
  if (upload && isFileType(kind))
    return { ...(writeName !== `${name}Id` && { idField: writeName }), maxSizeMb: uploadSizes[upload] }
  if (kind === 'reference') return { ...lookup, ...half }
  if (kind === 'references') return lookup
  if (kind === 'long-text') return { rows: 3 }
  if (kind === 'html') return { height: 200 }
  if (kind === 'date') return { valueFormat: write.format === 'date' ? 'YYYY-MM-DD' : 'DD/MM/YYYY', ...half }
  if (kind === 'items')
    return {
      addLabel: `Add ${singular(label)}`,
      dialogTitle: `Update ${singular(label)}`,
      confirm: `Are you sure to delete this ${singular(label)}?`,
    }
  return ['number', 'phone', 'email', 'choice', 'time'].includes(kind) ? half : {}
}

const messagesOf = (field: Field): PlainObject => {
  const { kind, required, label, write = {} } = field
  const pattern = write.pattern !== undefined || kind === 'date'
  return {
    ...(required && kind !== 'boolean' && { required: `${label} is required` }),
    ...(kind === 'phone' && pattern && { pattern: 'Phone number is invalid' }),
    ...(kind === 'date' && {
      [write.format === 'date' ? 'format' : 'pattern']: 'Enter the date as DD-MM-YYYY',
    }),
    ...(kind === 'url' && { format: 'Please provide a valid URL' }),
    ...(kind === 'email' && { format: 'Must be a valid email' }),
  }
}

const propertyUi = (field: Field): PlainObject => {
  const { kind, label, parts = [] } = field
  const options = optionsOf(field)
  const messages = messagesOf(field)
  const widget = widgets[kind]
  const words = choicesOf(field).map(titleCase)
  return {
    'ui:title': label,
    ...(widget !== undefined && { 'ui:widget': widget }),
    ...(words.length > 0 && { 'ui:enumNames': words }),
    ...(Object.keys(options).length > 0 && { 'ui:options': options }),
    ...(Object.keys(messages).length > 0 && { 'ui:messages': messages }),
    ...(kind === 'items' && { items: formUi(parts) }),
  }
}

/** `form.ui.json` of a record's fields. */
export const formUi = (fields: readonly Field[]): PlainObject => ({
  'ui:order': written(fields).map(({ name }) => name),
  ...Object.fromEntries(written(fields).map((field) => [field.name, propertyUi(field)])),
})

const hasFiles = (fields: readonly Field[]): boolean =>
  fields.some(({ kind, parts = [] }) => isFileType(kind) || hasFiles(parts))

/** `form.json`; undefined if the defaults are enough. */
export const formFile = (
  fields: readonly Field[],
  { upload = 'CMS' }: Presentation,
): PlainObject | undefined => (hasFiles(written(fields)) ? { upload } : undefined)
