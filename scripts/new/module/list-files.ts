import { isDeepStrictEqual } from 'node:util'
import { contractPaths } from '../../../src/contract/conventions/page.ts'
import { missingParameter, sortParameters } from '../../../src/contract/conventions/query.ts'
import type { PlainObject } from '../../../src/contract/json.ts'
import { regularId } from '../../../src/contract/operations/operation-names.ts'
import {
  type Contract,
  type Operation,
  queryNames,
  queryParameter,
} from '../../../src/module-check/schema/contract.ts'
import { typesOf } from '../../../src/module-check/schema/schema-reader.ts'
import { newestFirst, withListDefaults } from '../../../src/modules/format/list-defaults.ts'
import { modulePaths } from '../../../src/modules/format/paths.ts'
import type { Column } from '../../../src/modules/format/types.ts'
import { creationTimes } from '../answers/existing.ts'
import type { Presentation } from '../answers/plan/plan.ts'
import { titleCase } from '../answers/words.ts'
import { actionFields, askingPart } from './action-fields.ts'
import { choicesOf, type Field, type FieldKind } from './field.ts'
import { activeLabel, filtersOf, searchOf } from './list-filters.ts'

const words = (field: Field): PlainObject =>
  Object.fromEntries(choicesOf(field).map((value) => [value, titleCase(value)]))

const lookup = ({ to = '', labelField }: Field): PlainObject => ({
  cell: 'reference',
  options: { operation: regularId(to, 'total'), ...(labelField !== undefined && { label: labelField }) },
})
const link = (): PlainObject => ({ cell: 'link' })
const date = (): PlainObject => ({ cell: 'date' })

const cells: Partial<Record<FieldKind, (field: Field, whole: boolean) => PlainObject>> = {
  choice: (field) => ({ cell: 'badge', options: { words: words(field) } }),
  boolean: ({ name }) => ({ cell: name === 'active' ? 'status' : 'yes-no' }),
  number: ({ read }) => ({
    cell: 'number',
    ...(typesOf(read).includes('number') && { options: { decimals: 2 } }),
  }),
  date,
  time: () => ({ cell: 'date', options: { style: 'time' } }),
  html: (_, whole) => ({ cell: 'rich-text', ...(whole && { options: { whole: true } }) }),
  image: () => ({ cell: 'image' }),
  file: link,
  audio: link,
  url: link,
  texts: () => ({ cell: 'translated' }),
  reference: lookup,
  references: lookup,
  items: ({ parts = [] }) => {
    const label = parts.find(({ kind }) => kind === 'text')?.name
    if (parts.some(({ kind }) => kind === 'file' || kind === 'audio'))
      return { cell: 'files', ...(label !== undefined && { options: { label } }) }
    return { cell: 'chips', options: { label: label ?? 'id' } }
  },
  tags: () => ({ cell: 'chips' }),
}

/** How a table or a details page shows a field. */
const cellOf = (field: Field, whole: boolean): PlainObject => cells[field.kind]?.(field, whole) ?? {}

/**
 * Fields that another one represents better: texts per language by the plain text, a number by the name of its target.
 */
const doubled = (fields: readonly Field[]): ReadonlySet<string> =>
  new Set(
    fields.flatMap(({ read }) => {
      const from = read['x-from']
      return typeof from === 'string' ? [from.split('.')[0] ?? ''] : []
    }),
  )

const labelIn = (field: Field, fields: readonly Field[]): string => {
  const source = String(field.read['x-from'] ?? '').split('.')
  const from = fields.find(({ name }) => name === source[0])
  return from && ['texts', 'reference'].includes(from.kind) ? from.label : field.label
}

/** The fields of a details page, each once. */
const shownOnce = (fields: readonly Field[]): readonly (Field & { label: string })[] => {
  const hidden = doubled(fields)
  return fields
    .filter(({ name }) => !hidden.has(name))
    .map((field) => ({ ...field, label: labelIn(field, fields) }))
}

const detailCell = (field: Field): PlainObject => ({
  field: field.name,
  label: field.label,
  ...cellOf(field, true),
})

/** A field of a details page; a list of objects has all properties of each. */
const detailField = (field: Field): PlainObject => {
  const { name, label, kind, parts = [] } = field
  const items = kind === 'items' ? shownOnce(parts).map(detailCell) : []
  return items.length > 0 ? { field: name, label, items } : detailCell(field)
}

/** `detail.json`. */
export const detailFile = (fields: readonly Field[], { detail, one, path }: Presentation): PlainObject => ({
  as: detail,
  title: `${one} Details`,
  fields: shownOnce(fields).map(detailField),
  ...(detail === 'page' && { back: { label: 'Go Back', to: path } }),
})

const maxColumns = 7
const tooLong = new Set(['html', 'long-text', 'items', 'tags', 'file', 'audio', 'references', 'url'])

const sortsOf = (contract: Contract, list: Operation): readonly string[] => {
  const values = contract.resolve(queryParameter(list, sortParameters.property)?.schema).enum
  return Array.isArray(values) ? values.map(String) : []
}

const columns = (contract: Contract, fields: readonly Field[], list: Operation): readonly PlainObject[] => {
  const sorts = sortsOf(contract, list)
  const shownFields = shownOnce(fields).filter(({ kind, name }) => !tooLong.has(kind) && name !== 'active')
  const pictures = shownFields.filter(({ kind }) => kind === 'image').slice(0, 1)
  const others = shownFields.filter(({ kind }) => kind !== 'image').slice(0, maxColumns)
  const names = rowNames(contract, list)
  const time = creationTimes.find((name) => names.includes(name))
  return [
    ...[...pictures, ...others].map((field, index) => ({
      field: field.name,
      label: field.label,
      ...cellOf(field, false),
      ...(index === pictures.length && { flex: 2 }),
      ...(sorts.includes(field.name) && { sortBy: field.name }),
    })),
    ...(names.includes('active') ? [{ field: 'active', label: activeLabel(fields), cell: 'status' }] : []),
    ...(time === undefined
      ? []
      : [
          {
            field: time,
            label: 'Created At',
            cell: 'date',
            ...(sorts.includes('creationDate') && { sortBy: 'creationDate' }),
          },
        ]),
  ]
}

const rowNames = (contract: Contract, list: Operation): readonly string[] =>
  contract.names(contract.items(contract.at(list.payload, contractPaths.rows)))

const rowActions = (
  contract: Contract,
  list: Operation,
  presentation: Presentation,
): readonly PlainObject[] => [
  ...(presentation.detail === 'dialog'
    ? [{ id: 'view', label: 'View Details', icon: 'view', dialog: 'detail' }]
    : []),
  ...(presentation.detail === 'page'
    ? [
        {
          id: 'view',
          label: 'View Details',
          icon: 'view',
          to: modulePaths(presentation, 'view')[0],
          needs: 'get',
        },
      ]
    : []),
  ...Object.entries(presentation.rowActions).map(([operation, { title, confirm, icon, color }]) => ({
    id: operation,
    label: title,
    icon,
    operation,
    color,
    ...(confirm !== undefined && { confirm }),
    ...askingPart(actionFields(contract, operation, presentation) ?? [], rowNames(contract, list)),
  })),
]

/** `list.json` for the records of a list operation. */
export const listFile = (
  contract: Contract,
  fields: readonly Field[],
  list: Operation,
  presentation: Presentation,
): PlainObject => {
  const actions = rowActions(contract, list, presentation)
  const search = searchOf(contract, fields, list)
  const sorts = sortsOf(contract, list).includes('creationDate') ? newestFirst('creationDate') : []
  const shown = columns(contract, fields, list)
  const filters = filtersOf(contract, fields, list, shown)
  const usual = withListDefaults({ columns: shown as unknown as readonly Column[] })
  const hasTexts = fields.some(({ kind }) => kind === 'texts')
  return {
    ...(hasTexts && queryNames(list).includes(missingParameter) && { languages: true }),
    columns: shown,
    ...(search.length > 0 && { search }),
    ...(filters && { filters }),
    ...(!isDeepStrictEqual(sorts, usual.sorts ?? []) && { sorts }),
    ...(actions.length > 0 && { rowActions: actions }),
    ...(contract.operation(regularId(presentation.resource, 'delete')) && {
      delete: { confirm: `Are you sure to delete this ${presentation.one}?` },
    }),
  }
}
