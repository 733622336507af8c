import { noValue } from '../../contract/text/no-value.ts'
import type { Column } from '../../modules/format/types.ts'
import { schemaFaults } from '../files/shape.ts'
import { sampleOf } from '../schema/samples.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { type CellEntry, entryOf, type Place } from '../subject/subject.ts'
import { checkLookup } from './lookup.ts'
import { typesIn } from './values.ts'

/** Checks the options of a cell or widget against the schema in its registry entry. */
export const checkOptions = (
  place: Place,
  what: string,
  schema: Schema | undefined,
  options: Schema,
): void => {
  if (!schema) {
    if (Object.keys(options).length > 0) place.fault(`${what} takes no options`, 'remove them')
    return
  }
  for (const { path, message, cure } of schemaFaults(schema, options, `the options of ${what}`))
    place.at(...path).fault(message, cure)
}

/** Whether these types include all types that a schema allows. */
export const accepts = (types: readonly string[], schema: Schema): boolean =>
  typesOf(schema).every(
    (type) => type === 'null' || types.includes(type) || (type === 'integer' && types.includes('number')),
  )

/** Checks that a cell exists, and that it shows a field of this schema; returns it. */
export const checkCell = (
  place: Place,
  { field, cell = 'text', options = {} }: Pick<Column, 'field' | 'cell' | 'options'>,
  schema: Schema | undefined,
): CellEntry | undefined => {
  const { cells } = place.subject.registries
  const entry = entryOf(cells, cell)
  if (!entry) {
    place.at('cell').unknown(`There is no cell "${cell}"`, cell, Object.keys(cells))
    return undefined
  }
  if (schema && !accepts(entry.types, schema)) {
    const fitting = Object.keys(cells).filter((name) => accepts(cells[name]?.types ?? [], schema))
    const message = `The cell "${cell}" does not show ${typesIn(schema)}, which "${field}" is`
    place.at('cell').fault(message, `use one of: ${fitting.join(', ')}`)
  }
  checkOptions(place.at('options'), `the cell "${cell}"`, entry.options, options)
  return entry
}

/**
 * Checks a column or detail field: the record has it, and its cell exists, supports its type, and accepts the options.
 */
export const checkField = (
  place: Place,
  column: Pick<Column, 'field' | 'cell' | 'options'>,
  record: unknown,
  what: string,
): void => {
  const { field, cell = 'text', options = {} } = column
  const isFromRow = entryOf(place.subject.registries.cells, cell)?.fromRow !== undefined
  const schema = isFromRow ? undefined : place.at('field').property(record, field, what)
  const entry = checkCell(place, column, schema)
  if (!entry) return
  checkLookup(place.at('options'), entry.lookup, options, { route: [] })
  if (!schema) return
  // Names come from other records.
  if (accepts(entry.types, schema) && !entry.lookup) checkShown(place.at('cell'), column, entry, schema)
  const items = place.subject.contract.items(schema)
  const { operation, label } = options
  // A cell of several records shows each by its property `label`.
  if (items && typeof label === 'string' && operation === undefined && typesOf(items).includes('object'))
    place.at('options', 'label').property(items, label, 'An item of the list')
}

/** The cell's text; a placeholder if it can only be rendered in a browser. */
const shownText = (entry: CellEntry, value: unknown, options: Schema): string => {
  try {
    return entry.text(value, options, {})
  } catch (error) {
    if (error instanceof ReferenceError) return 'needs a browser'
    throw error
  }
}

/** Renders a sample value in the cell: an empty result means that the cell cannot read it. */
const checkShown = (
  place: Place,
  { field, cell = 'text', options = {} }: Pick<Column, 'field' | 'cell' | 'options'>,
  entry: CellEntry,
  schema: Schema,
): void => {
  const text = shownText(entry, sampleOf(place.subject.contract, schema), options)
  if (text === '' || text === noValue || text === options.empty)
    place.fault(`The cell "${cell}" finds nothing to show in "${field}"`, 'use another cell or property')
}
