import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isObject, valueAt } from '../../../src/contract/json.ts'
import { regularActions } from '../../../src/contract/operations/operation-names.ts'
import { requiredKeys } from '../../../src/module-check/files/files.ts'
import { chapters } from '../../../src/modules/format/chapters.ts'
import { platforms } from '../../../src/modules/format/platform.ts'
import { schemaShape } from '../../support/shapes/schema-shape.ts'
import { linesOf } from '../../support/shapes/shape.ts'
import { declarationsIn, typeShape } from '../../support/shapes/type-shape.ts'

const format = 'src/modules/format'
const files: Readonly<Record<string, unknown>> = Object.fromEntries(
  readdirSync(`${format}/schemas`).map((name) => [
    name,
    JSON.parse(readFileSync(`${format}/schemas/${name}`, 'utf8')),
  ]),
)

/** The type of each schema; compared separately, because it is recursive or used in many places. */
const named: Readonly<Record<string, string>> = {
  'common.schema.json#/$defs/value': 'Value',
  'common.schema.json#/$defs/values': 'Values',
  'common.schema.json#/$defs/when': 'When',
  'common.schema.json#/$defs/reasons': 'Reasons',
  'menu.schema.json#/$defs/node': 'MenuNode',
  'preview.schema.json#/$defs/block': 'PreviewBlock',
  'preview.schema.json#/$defs/item': 'PreviewItem',
  'form-ui.schema.json#/$defs/node': 'unknown',
}

const types = {
  declarations: declarationsIn(
    ['types', 'list-types', 'preview-types', 'value-types'].map((name) => `${format}/${name}.ts`),
  ),
  values: { Platform: platforms, Action: regularActions, Chapter: chapters },
  named: Object.values(named),
}

/** Derived from the contract; module files do not contain it. */
const derived: ReadonlySet<string> = new Set([
  'filters?[].multiple?: true',
  'columns[].reference?.field: string',
  'columns[].reference?.options{}: unknown',
])

const asType = (name: string): readonly string[] =>
  linesOf(typeShape(types, name)).filter((line) => !derived.has(line))

const asSchema = (file: string, schema: unknown): readonly string[] =>
  linesOf(schemaShape({ files, named }, file, schema))

/** A file merged with its template: `required` applies to the result. */
const whole = (file: string, key: keyof typeof requiredKeys): object => ({
  ...(files[file] as object),
  required: requiredKeys[key],
})

it.each<[string, string, unknown]>([
  ['ModuleFile', 'module.schema.json', whole('module.schema.json', 'module')],
  ['ListFile', 'list.schema.json', whole('list.schema.json', 'list')],
  ['FormFile', 'form-file.schema.json', files['form-file.schema.json']],
  ['DetailFile', 'detail.schema.json', whole('detail.schema.json', 'detail')],
  ['PreviewFile', 'preview.schema.json', whole('preview.schema.json', 'preview')],
  ...Object.entries(named).flatMap(([reference, name]): [string, string, unknown][] => {
    const [file = '', pointer = ''] = reference.split('#')
    const isOwn = name !== 'unknown' && name !== 'PreviewBlock'
    return isOwn ? [[name, file, valueAt(files[file], pointer.split('/').slice(1))]] : []
  }),
])('the type %s holds what %s says', (name, file, schema) =>
  expect(asType(name)).toEqual(asSchema(file, schema)),
)

const blocks = valueAt(files['preview.schema.json'], ['$defs', 'block', 'allOf'])

it.each(
  (Array.isArray(blocks) ? blocks : []).map((branch) => [
    String(valueAt(branch, ['if', 'properties', 'block', 'const'])),
    valueAt(branch, ['then', '$ref']),
  ]),
)('the type of the block %s holds what its schema says', (kind, reference) => {
  const schema = valueAt(files['preview.schema.json'], ['$defs', String(reference).split('/').at(-1) ?? ''])
  if (!isObject(schema) || !isObject(schema.properties)) throw new Error(`The block ${kind} has no schema`)
  const name = `-${kind}-block`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const properties = { ...schema.properties, block: { const: kind } }
  const required = ['block', ...(Array.isArray(schema.required) ? schema.required : [])]
  expect(asType(name)).toEqual(asSchema('preview.schema.json', { ...schema, properties, required }))
})
