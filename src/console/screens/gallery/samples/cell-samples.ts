import type { OperationId } from '../../../../client/call.ts'
import type { PlainObject } from '../../../../contract/json.ts'
import type { Column, Module } from '../../../../modules/format/types.ts'
import type { Cell } from '../../../cells/cell.ts'
import { getPath } from '../../../engine/values.ts'
import { defaultImage } from '../../../ui/default-images.ts'
import type { Sources } from '../specimen.tsx'
import { covering, exampleRecord, exampleRows } from './examples.ts'

interface OwnCell {
  readonly options?: Readonly<Record<string, unknown>>
  readonly rows: readonly unknown[]
}

const texts = [
  { languageId: 1, translatedText: 'A prayer before meals' },
  { languageId: 3, translatedText: 'খাওয়ার আগের দোয়া' },
]

const file = { fileUrl: defaultImage, fileName: 'hall.png' }

/** Samples of cells and options that no module uses, by cell name. */
const ownCells: Readonly<Record<string, readonly OwnCell[]>> = {
  translated: [{ rows: [texts] }, { options: { empty: 'Untitled' }, rows: [texts] }],
  files: [{ rows: [[file]] }, { options: { label: 'title' }, rows: [[{ title: 'Plan of the hall', file }]] }],
  languages: [{ rows: [texts] }],
  reference: [
    { options: { operation: 'totalDistrict' satisfies OperationId, label: 'name' }, rows: [1] },
    { options: { operation: 'listPrivilege' satisfies OperationId, names: 'privileges' }, rows: [1] },
  ],
}

/** A module's column with rows; `from` is undefined for the gallery's own samples. */
export interface CellSample {
  /** The file of the column. */
  readonly from?: string
  readonly column: Pick<Column, 'field' | 'label' | 'cell' | 'options'>
  readonly rows: readonly PlainObject[]
}

const maxSamples = 3

type Placed = Pick<Column, 'field' | 'label' | 'cell' | 'options'>

const columnsOf = ({ list, detail }: Module): readonly (Placed & { inDetail: boolean })[] => [
  ...(list?.columns ?? []).map((column) => ({ ...column, inDetail: false })),
  ...[...(detail?.fields ?? []), ...(detail?.sections ?? []).flatMap(({ fields }) => fields)]
    .filter(({ items }) => items === undefined)
    .map((column) => ({ ...column, inDetail: true })),
]

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** The columns of a module with a cell, with rows that have values. */
const samplesIn = (cell: Cell, module: Module, contract: PlainObject): readonly CellSample[] => {
  const rows = exampleRows(contract, module)
  return columnsOf(module)
    .filter((column) => (column.cell ?? 'text') === cell.name)
    .map(({ inDetail, field, label, cell: name, options }) => ({
      from: `${module.id}/${inDetail ? 'detail' : 'list'}.json`,
      column: { field, label, ...(name !== undefined && { cell: name }), ...(options && { options }) },
      rows: (inDetail ? [exampleRecord(contract, module)] : rows)
        .filter((row) => isThere(getPath(row, field)))
        .slice(0, maxSamples),
    }))
    .filter((sample) => sample.rows.length > 0)
}

/** Samples that together cover a cell's options: from modules, else the gallery's own. */
export const cellSamples = (cell: Cell, { modules, contract }: Sources): readonly CellSample[] => {
  const used = modules.flatMap((module) => samplesIn(cell, module, contract))
  const written = (ownCells[cell.name] ?? []).map(({ options, rows }) => ({
    column: { field: 'sample', label: 'sample', cell: cell.name, ...(options && { options }) },
    rows: rows.map((sample) => ({ sample })),
  }))
  const all: readonly CellSample[] = [...used, ...written]
  return covering(
    all.map((sample) => ({ sample, keys: Object.keys(sample.column.options ?? {}), isFilled: true })),
  ).map(({ sample: { column, rows, from } }) => ({
    ...(from !== undefined && { from }),
    column,
    rows: cell.types.includes('null') ? [...rows, {}] : rows,
  }))
}
