import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { fromPointer } from '../../contract/json-pointer.ts'
import { noValue } from '../../contract/text/no-value.ts'
import type { Column } from '../../modules/format/types.ts'
import { sampleOf } from '../schema/record-samples.ts'
import { type Schema, typesOf } from '../schema/schema-reader.ts'
import { nameCure } from '../subject/fault.ts'
import { type CellEntry, entryOf } from '../subject/registries.ts'
import { checkLookup } from './lookup.ts'
import type { FilePlace } from './values.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false })
const compiled = new WeakMap<Schema, ValidateFunction>()

const validatorOf = (schema: Schema): ValidateFunction => {
  const cached = compiled.get(schema)
  if (cached) return cached
  const made = ajv.compile(schema)
  compiled.set(schema, made)
  return made
}

const namesOf = (schema: Schema): readonly string[] =>
  Object.keys((schema.properties as object | undefined) ?? {})

/** Checks the options of a cell or widget against the schema in its registry entry. */
export const checkOptions = (
  { subject, file, place }: FilePlace,
  what: string,
  schema: Schema | undefined,
  options: Schema,
): void => {
  if (!schema) {
    if (Object.keys(options).length > 0)
      subject.report(file, place, `${what} takes no options`, 'take them out')
    return
  }
  const validate = validatorOf(schema)
  if (validate(options)) return
  for (const { instancePath, keyword, params, message } of validate.errors ?? []) {
    const unknownOption = keyword === 'additionalProperties' ? String(params.additionalProperty) : undefined
    subject.report(
      file,
      [...place, ...fromPointer(instancePath), ...(unknownOption === undefined ? [] : [unknownOption])],
      unknownOption === undefined
        ? `An option of ${what} ${message}`
        : `${what} has no option "${unknownOption}"`,
      unknownOption === undefined
        ? `see the options in the registry entry of ${what}`
        : nameCure(unknownOption, namesOf(schema)),
    )
  }
}

/** Whether these types include all types that a schema allows. */
export const accepts = (types: readonly string[], schema: Schema): boolean =>
  typesOf(schema).every(
    (type) => type === 'null' || types.includes(type) || (type === 'integer' && types.includes('number')),
  )

/**
 * Checks a column or detail field: the record has it, and its cell exists, supports its type, and accepts the options.
 */
export const checkField = (
  filePlace: FilePlace,
  { field, cell = 'text', options = {} }: Pick<Column, 'field' | 'cell' | 'options'>,
  record: unknown,
  what: string,
): void => {
  const { subject, file, place } = filePlace
  const { contract, registries, report } = subject
  const entry = entryOf(registries.cells, cell)
  const schema = entry?.fromRow ? undefined : contract.at(record, field)
  if (!schema && !entry?.fromRow)
    report(
      file,
      [...place, 'field'],
      `${what} has no property "${field}"`,
      nameCure(field, contract.names(record)),
    )
  if (!entry) {
    report(
      file,
      [...place, 'cell'],
      `There is no cell "${cell}"`,
      nameCure(cell, Object.keys(registries.cells)),
    )
    return
  }
  if (schema && !accepts(entry.types, schema)) {
    const fitting = Object.entries(registries.cells).filter(([, { types }]) => accepts(types, schema))
    report(
      file,
      [...place, 'cell'],
      `The cell "${cell}" does not show ${typesOf(schema).join(' or ')}, which "${field}" is`,
      `use one of: ${fitting.map(([name]) => name).join(', ')}`,
    )
  }
  checkOptions({ ...filePlace, place: [...place, 'options'] }, `the cell "${cell}"`, entry.options, options)
  checkLookup({ ...filePlace, place: [...place, 'options'] }, entry.lookup, options, { route: [] })
  if (schema && accepts(entry.types, schema)) checkShown(filePlace, cell, entry, field, schema, options)
  checkItemLabel({ ...filePlace, place: [...place, 'options', 'label'] }, schema, options)
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
  { subject, file, place }: FilePlace,
  name: string,
  entry: CellEntry,
  field: string,
  schema: Schema,
  options: Schema,
): void => {
  const text = shownText(entry, sampleOf(subject.contract, schema), options)
  if (text !== '' && text !== noValue && text !== options.empty) return
  subject.report(
    file,
    [...place, 'cell'],
    `The cell "${name}" finds nothing to show in "${field}"`,
    'use another cell, or another property',
  )
}

/** A cell of several records shows each by its property `label`. */
const checkItemLabel = (
  { subject, file, place }: FilePlace,
  schema: Schema | undefined,
  { operation, label }: Schema,
): void => {
  const items = schema && subject.contract.items(schema)
  if (!items || typeof label !== 'string' || operation !== undefined || !typesOf(items).includes('object'))
    return
  if (!subject.contract.at(items, label))
    subject.report(
      file,
      place,
      `An item of the list has no property "${label}"`,
      nameCure(label, subject.contract.names(items)),
    )
}
