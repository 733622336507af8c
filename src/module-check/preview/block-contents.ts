import { isObject } from '../../contract/json.ts'
import type { PreviewBlock } from '../../modules/format/types.ts'
import { type FormProperty, itemOf, widgetOptions } from '../form/properties.ts'
import type { Schema } from '../schema/schema-reader.ts'

/** The content of a form property, as distinguished by the blocks of a preview. */
export type Content = 'text' | 'rich text' | 'address' | 'file' | 'items' | 'list' | 'number' | 'switch'

const typeOf = ({ type }: Schema): unknown =>
  Array.isArray(type) ? type.find((one) => one !== 'null') : type

const ofText = (schema: Schema): Content =>
  schema.format === 'html' ? 'rich text' : schema.format === 'uri' ? 'address' : 'text'

const ofArray = (property: FormProperty): Content => {
  const item = itemOf(property)
  if (!item) return 'list'
  const properties = isObject(item.schema.properties) ? item.schema.properties : {}
  if (!Object.hasOwn(properties, 'languageId')) return 'items'
  return widgetOptions(property).rich === true ? 'rich text' : 'text'
}

const byType: Readonly<Record<string, (property: FormProperty) => Content>> = {
  string: ({ schema }) => ofText(schema),
  array: ofArray,
  object: () => 'file',
  boolean: () => 'switch',
  integer: () => 'number',
  number: () => 'number',
}

/** The content of a form property; texts per language count as texts. */
export const contentOf = (property: FormProperty): Content | undefined =>
  byType[String(typeOf(property.schema))]?.(property)

const plain = ['text', 'address'] as const
const short = ['text', 'address', 'number', 'switch', 'list'] as const

/** The contents that each kind of block can show. */
export const contentsOfBlock: Readonly<Record<PreviewBlock['block'], readonly Content[]>> = {
  heading: plain,
  text: plain,
  arabic: plain,
  callout: plain,
  'rich-text': ['rich text'],
  image: ['file'],
  link: ['address', 'file'],
  list: ['items'],
  meta: short,
  facts: short,
  badge: short,
}
