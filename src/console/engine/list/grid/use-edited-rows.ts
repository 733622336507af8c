import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlainObject } from '../../../../contract/json.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import type { ListRow } from '../state/list-rows.ts'
import { type Unread, withCells } from './grid-columns.ts'
import type { GridEdits, RowEdit } from './grid-edits.ts'
import { type CellMessages, rowFaults } from './grid-faults.ts'
import type { GridForm } from './use-grid-form.ts'
import type { StoredRow } from './use-grid-rows.ts'
import type { RowRefusal } from './use-grid-save.ts'

/** A row of the grid. */
export interface GridRow {
  id: string
  /** The row of the list; undefined for a new one. */
  row?: ListRow
  /** Form data without and with the changes. */
  stored: PlainObject
  data: PlainObject
  edit?: RowEdit | undefined
  faults: CellMessages
  refusal?: RowRefusal | undefined
  /** Form data of the record; undefined until it is loaded, if the list does not have all properties. */
  record?: PlainObject | undefined
}

/** The fault of a cell; a refusal that names no cell is about all changed cells of its row. */
export const faultOf = ({ faults, refusal, edit }: GridRow, key: string): string | undefined =>
  faults[key] ??
  refusal?.cells[key] ??
  (edit && Object.hasOwn(edit.cells, key) ? refusal?.message : undefined)

/** Whether the value of a cell is not loaded; `missing` are the columns that the rows of the list lack. */
export const isUnknown = (
  { row, record, edit }: GridRow,
  key: string,
  missing: ReadonlySet<string>,
): boolean =>
  missing.has(key) && row !== undefined && record === undefined && !(edit && Object.hasOwn(edit.cells, key))

const noFaults: CellMessages = {}

type FaultWords = Parameters<typeof rowFaults>[3]

type Parts = Pick<GridRow, 'edit' | 'record' | 'refusal'> & {
  found: StoredRow | undefined
  start: PlainObject
}

/** A row with its unsaved cells and their faults. */
export const editedRow = (
  form: GridForm,
  id: string,
  { found, start, ...parts }: Parts,
  words: FaultWords,
): GridRow => {
  const { edit, record } = parts
  // The other properties of a record that is not in the list are unknown.
  const stored = found ? { ...found.data, ...record } : edit?.params ? {} : start
  const data = edit ? withCells(stored, form.columns, edit.cells) : stored
  const faults = edit ? rowFaults(form, edit, data, words) : noFaults
  return { id, stored, data, faults, ...parts, ...(found && { row: found.row }) }
}

/** The messages of faults in the present language. */
export const useFaultWords = (): FaultWords => {
  const { t } = useTranslation('tools')
  const { t: engine } = useTranslation('engine')
  const label = useLabel()
  return useMemo(
    () => ({
      label,
      translate: (keyword: string, params: PlainObject) =>
        engine(`rule.${keyword}`, { ...params, defaultValue: engine('rule.other') }),
      unread: ({ unread: text, reason, about, unknown, several, isUnanswered }: Unread) => {
        if (reason) return t(`grid.${reason}`, { about })
        if (isUnanswered) return t('grid.unanswered', { text })
        const names = unknown ?? several
        if (!names) return t('grid.unread', { text })
        const key = unknown ? 'unknownNames' : 'severalNames'
        return t(`grid.${key}`, { count: names.length, names: names.join('; ') })
      },
    }),
    [label, engine, t],
  )
}

interface Input {
  form: GridForm | null
  stored: readonly StoredRow[]
  edits: GridEdits
  refusals: Readonly<Record<string, RowRefusal>>
  recordOf: (id: string) => PlainObject | undefined
  /** Changes with every loaded record. */
  version: number
  /** Form data of a new record. */
  start: PlainObject
  /** Key of the empty row at the end; undefined if rows cannot be added. */
  blank: string | undefined
}

/**
 * The rows of the list with their unsaved cells and faults, then edited rows that the list does not show, and new ones. A
 * row without changes stays the same object.
 */
export const useEditedRows = (input: Input): readonly GridRow[] => {
  const { form, stored, edits, refusals, recordOf, version, start, blank } = input
  const faultWords = useFaultWords()
  const cache = useRef(new Map<string, { source: readonly unknown[]; row: GridRow }>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version identifies the loaded records
  return useMemo<readonly GridRow[]>(() => {
    if (!form) return []
    const rowOf = (id: string, found?: StoredRow): GridRow => {
      const parts = { edit: edits.rows[id], record: recordOf(id), refusal: refusals[id] }
      const source = [form, found, ...Object.values(parts), faultWords, start]
      const cached = cache.current.get(id)
      if (cached?.source.every((part, at) => part === source[at])) return cached.row
      const row = editedRow(form, id, { ...parts, found, start }, faultWords)
      cache.current.set(id, { source, row })
      return row
    }
    const known = new Set([...stored.map(({ key }) => key), ...edits.added])
    const elsewhere = Object.keys(edits.rows).filter((id) => !known.has(id))
    const added = new Set([...elsewhere, ...edits.added, ...(blank === undefined ? [] : [blank])])
    return [...stored.map((found) => rowOf(found.key, found)), ...[...added].map((id) => rowOf(id))]
  }, [form, stored, edits, version, refusals, faultWords, start, blank])
}

/** The number of faults in rows; adds the keys of their columns to `setFaulty`, so that each fault is in view. */
export const useFaultCount = (
  rows: readonly GridRow[],
  setFaulty: Dispatch<SetStateAction<ReadonlySet<string>>>,
): number => {
  const faults = useMemo(() => rows.flatMap((row) => Object.keys(row.faults)), [rows])
  useEffect(
    () =>
      setFaulty((before) =>
        faults.every((key) => before.has(key)) ? before : new Set([...before, ...faults]),
      ),
    [faults, setFaulty],
  )
  return faults.length
}
