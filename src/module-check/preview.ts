import type { PreviewBlock, PreviewItem } from '../modules/format/types.ts'
import {
  type FormObject,
  type FormProperty,
  formObject,
  itemOf,
  propertiesOf,
  widgetOptions,
} from './form/properties.ts'
import { typesOf } from './schema/schema-reader.ts'
import { type Place, placeIn, type Subject } from './subject/subject.ts'
import { checkCell } from './values/fields.ts'
import { checkWhen } from './values/lookup.ts'

/** The content of a form property, as distinguished by the blocks of a preview. */
type Content = 'text' | 'rich text' | 'address' | 'file' | 'items' | 'list' | 'number' | 'switch'

const ofArray = (property: FormProperty): Content => {
  const item = itemOf(property)
  if (!item) return 'list'
  if (!propertiesOf(item).some(({ name }) => name === 'languageId')) return 'items'
  return widgetOptions(property).rich === true ? 'rich text' : 'text'
}

const byType: Readonly<Record<string, (property: FormProperty) => Content>> = {
  string: ({ schema: { format } }) =>
    format === 'html' ? 'rich text' : format === 'uri' ? 'address' : 'text',
  array: ofArray,
  object: () => 'file',
  boolean: () => 'switch',
  integer: () => 'number',
  number: () => 'number',
}

/** The content of a form property; texts per language count as texts. */
const contentOf = (property: FormProperty): Content | undefined =>
  byType[typesOf(property.schema).find((type) => type !== 'null') ?? '']?.(property)

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

/** The fields that blocks refer to, of the form or of an item of a list in it. */
interface Scope {
  properties: readonly FormProperty[]
  what: string
}

const scopeOf = (object: FormObject, what: string): Scope => ({ properties: propertiesOf(object), what })

const propertyAt = (place: Place, { properties, what }: Scope, field: string): FormProperty | undefined => {
  const property = properties.find(({ name }) => name === field)
  const names = properties.map(({ name }) => name)
  if (!property) place.unknown(`${what} has no property "${field}"`, field, names)
  return property
}

const checkShows = (place: Place, block: PreviewBlock['block'], property: FormProperty): void => {
  const content = contentOf(property)
  if (content === undefined || contentsOfBlock[block].includes(content)) return
  const fitting = Object.entries(contentsOfBlock).filter(([, contents]) => contents.includes(content))
  place
    .at('block')
    .fault(
      `"${block}" does not show what "${property.name}" holds: ${content}`,
      `use one of: ${fitting.map(([name]) => name).join(', ')}`,
    )
}

const checkItem = (place: Place, scope: Scope, block: PreviewBlock['block'], item: PreviewItem): void => {
  const property = propertyAt(place.at('field'), scope, item.field)
  if (!property) return
  if (item.cell === undefined) checkShows(place, block, property)
  else checkCell(place, item, property.schema)
}

const checkBlock = (place: Place, scope: Scope, block: PreviewBlock): void => {
  if ('items' in block) {
    for (const [index, item] of block.items.entries())
      checkItem(place.at('items', index), scope, block.block, item)
    return
  }
  const property = propertyAt(place.at('field'), scope, block.field)
  if (property) checkShows(place, block.block, property)
  const other =
    'or' in block && block.or !== undefined ? propertyAt(place.at('or'), scope, block.or) : undefined
  if (other) checkShows(place, block.block, other)
  const item = property && itemOf(property)
  if (block.block === 'list' && item)
    checkBlocks(place.at('blocks'), scopeOf(item, `An item of "${block.field}"`), block.blocks)
}

const checkBlocks = (place: Place, scope: Scope, blocks: readonly PreviewBlock[]): void => {
  for (const [index, block] of blocks.entries()) checkBlock(place.at(index), scope, block)
}

/** Checks `preview.json`: every field is in the form, and its block and cell can show it. */
export const checkPreview = (subject: Subject): void => {
  const { preview, schema } = subject.module
  if (!preview) return
  const place = placeIn(subject, 'preview')
  if (!schema) {
    place.fault('There is a preview.json but no form.ui.json', 'add it, or remove this file')
    return
  }
  const scope = scopeOf(formObject(subject), 'The form')
  checkBlocks(place.at('blocks'), scope, preview.blocks)
  const properties = Object.fromEntries(scope.properties.map(({ name, schema: part }) => [name, part]))
  for (const device of ['phone', 'site'] as const)
    checkWhen(place.at('shown', device), preview.shown?.[device], { properties }, 'The form', { route: [] })
}
