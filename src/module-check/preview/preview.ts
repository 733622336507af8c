import { isObject } from '../../contract/json.ts'
import type { PreviewBlock, PreviewItem } from '../../modules/format/types.ts'
import {
  type FormObject,
  type FormProperty,
  formObject,
  itemOf,
  propertiesOf,
  widgetOptions,
} from '../form/properties.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { type JsonPath, nameCure } from '../subject/fault.ts'
import { entryOf } from '../subject/registries.ts'
import type { Subject } from '../subject/subject.ts'
import { checkWhen } from '../values/call-parameters.ts'
import { accepts, checkOptions } from '../values/fields.ts'

/** The content of a form property, as distinguished by the blocks of a preview. */
type Content = 'text' | 'rich text' | 'address' | 'file' | 'items' | 'list' | 'number' | 'switch'

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
const contentOf = (property: FormProperty): Content | undefined =>
  byType[String(typeOf(property.schema))]?.(property)

const plain = ['text', 'address'] as const
const short = ['text', 'address', 'number', 'switch', 'list'] as const

/** The contents that each kind of block can show. */
const contentsOfBlock: Readonly<Record<PreviewBlock['block'], readonly Content[]>> = {
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

/** The form, or the item of a list in it, with the fields that blocks refer to. */
interface Scope {
  subject: Subject
  properties: readonly FormProperty[]
  what: string
}

const scopeOf = (subject: Subject, object: FormObject, what: string): Scope => ({
  subject,
  properties: propertiesOf(object),
  what,
})

const propertyAt = (
  { subject, properties, what }: Scope,
  place: JsonPath,
  name: string,
): FormProperty | undefined => {
  const property = properties.find((one) => one.name === name)
  if (!property)
    subject.report(
      'preview',
      place,
      `${what} has no property "${name}"`,
      nameCure(
        name,
        properties.map((one) => one.name),
      ),
    )
  return property
}

const checkShows = (
  scope: Scope,
  place: JsonPath,
  block: PreviewBlock['block'],
  property: FormProperty,
): void => {
  const content = contentOf(property)
  if (content === undefined || contentsOfBlock[block].includes(content)) return
  const fitting = Object.entries(contentsOfBlock).filter(([, contents]) => contents.includes(content))
  scope.subject.report(
    'preview',
    [...place, 'block'],
    `"${block}" does not show what "${property.name}" holds: ${content}`,
    `use one of: ${fitting.map(([name]) => name).join(', ')}`,
  )
}

const checkCell = (
  { subject }: Scope,
  place: JsonPath,
  item: PreviewItem,
  { schema }: FormProperty,
): void => {
  const { cell, options = {} } = item
  if (cell === undefined) return
  const { cells } = subject.registries
  const entry = entryOf(cells, cell)
  const at = [...place, 'cell']
  if (!entry) subject.report('preview', at, `There is no cell "${cell}"`, nameCure(cell, Object.keys(cells)))
  else if (!accepts(entry.types, schema))
    subject.report(
      'preview',
      at,
      `The cell "${cell}" does not show ${typesOf(schema).join(' or ')}, which "${item.field}" is`,
      'use another cell, or none',
    )
  else
    checkOptions(
      { subject, file: 'preview', place: [...place, 'options'] },
      `the cell "${cell}"`,
      entry.options,
      options,
    )
}

const checkItem = (scope: Scope, place: JsonPath, block: PreviewBlock['block'], item: PreviewItem): void => {
  const property = propertyAt(scope, [...place, 'field'], item.field)
  if (!property) return
  checkCell(scope, place, item, property)
  if (item.cell === undefined) checkShows(scope, place, block, property)
}

const checkBlock = (scope: Scope, place: JsonPath, block: PreviewBlock): void => {
  if ('items' in block) {
    for (const [index, item] of block.items.entries())
      checkItem(scope, [...place, 'items', index], block.block, item)
    return
  }
  const property = propertyAt(scope, [...place, 'field'], block.field)
  if (property) checkShows(scope, place, block.block, property)
  if ('or' in block && block.or !== undefined) {
    const other = propertyAt(scope, [...place, 'or'], block.or)
    if (other) checkShows(scope, place, block.block, other)
  }
  const item = property && itemOf(property)
  if (block.block === 'list' && item)
    checkBlocks(
      scopeOf(scope.subject, item, `An item of "${block.field}"`),
      [...place, 'blocks'],
      block.blocks,
    )
}

const checkBlocks = (scope: Scope, place: JsonPath, blocks: readonly PreviewBlock[]): void => {
  for (const [index, block] of blocks.entries()) checkBlock(scope, [...place, index], block)
}

/** Checks `preview.json`: every field is in the form, and its block and cell can show it. */
export const checkPreview = (subject: Subject): void => {
  const { preview, schema } = subject.module
  if (!preview) return
  if (!schema) {
    subject.report(
      'preview',
      [],
      'There is a preview.json but no form.ui.json',
      'add it, or take this file out',
    )
    return
  }
  const scope = scopeOf(subject, formObject(subject), 'The form')
  checkBlocks(scope, ['blocks'], preview.blocks)
  const record = {
    type: 'object',
    properties: Object.fromEntries(scope.properties.map(({ name, schema: part }) => [name, part])),
  }
  for (const device of ['phone', 'site'] as const)
    checkWhen(
      { subject, file: 'preview', place: ['shown', device] },
      preview.shown?.[device],
      record,
      'The form',
      { route: [] },
    )
}
