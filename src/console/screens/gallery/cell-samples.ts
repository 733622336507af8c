import type { Column, Module } from '../../../modules/format/types.ts'
import type { Cell } from '../../cells/cell.ts'
import { getPath } from '../../engine/path.ts'
import { exampleRecord, exampleRows } from './examples.ts'
import type { Sources } from './sources.ts'

type Json = Readonly<Record<string, unknown>>

/** A column as a module has it, with rows that fit; `from` is undefined where no module uses the cell. */
export interface CellSample {
  /** The file that has it. */
  readonly from?: string
  readonly column: Pick<Column, 'field' | 'label' | 'cell' | 'options'>
  readonly rows: readonly Json[]
}

const most = 3

type Placed = Pick<Column, 'field' | 'label' | 'cell' | 'options'>

const shape = ({ options = {} }: Placed): string => Object.keys(options).sort().join()

const columnsOf = ({ list, detail }: Module): readonly (Placed & { inDetail: boolean })[] => [
  ...(list?.columns ?? []).map((column) => ({ ...column, inDetail: false })),
  ...[...(detail?.fields ?? []), ...(detail?.sections ?? []).flatMap(({ fields }) => fields)].map(
    (column) => ({
      ...column,
      inDetail: true,
    }),
  ),
]

const sampleFile = { fileUrl: '/static/default-image.png', fileName: 'sample.png' }

const values: Readonly<Record<string, unknown>> = {
  string: 'নমুনা · عينة · Sample',
  integer: 1200,
  number: 1200.5,
  boolean: true,
  array: [{ languageId: 1, translatedText: 'নমুনা', ...sampleFile }],
  object: { id: 1, ...sampleFile },
}

/** A cell that no module uses is shown with a value of its first type. */
const unused = (cell: Cell): CellSample => ({
  column: { field: 'sample', label: 'sample', cell: cell.name },
  rows: [{ sample: values[cell.types[0] ?? 'string'] }],
})

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** The columns of a module that a cell shows, with the rows that have something to show. */
const samplesIn = (cell: Cell, module: Module, contract: Json): readonly CellSample[] => {
  const rows = exampleRows(contract, module)
  return columnsOf(module)
    .filter((column) => (column.cell ?? 'text') === cell.name)
    .map(({ inDetail, field, label, cell: name, options }) => ({
      from: `${module.id}/${inDetail ? 'detail' : 'list'}.json`,
      column: { field, label, ...(name !== undefined && { cell: name }), ...(options && { options }) },
      rows: (inDetail ? [exampleRecord(contract, module)] : rows)
        .filter((row) => isThere(getPath(row, field)))
        .slice(0, most),
    }))
    .filter((sample) => sample.rows.length > 0)
}

/** How modules use a cell: one sample for each set of options, three at most. */
export const cellSamples = (cell: Cell, { modules, contract }: Sources): readonly CellSample[] => {
  const all = modules.flatMap((module) => samplesIn(cell, module, contract))
  const byShape = new Map(all.toReversed().map((sample) => [shape(sample.column), sample]))
  const samples = [...byShape.values()].slice(0, most)
  return samples.length > 0 ? samples : [unused(cell)]
}
