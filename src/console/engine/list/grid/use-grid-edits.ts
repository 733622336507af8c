import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { asRecord, isObject, type PlainObject } from '../../../../contract/json.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { useDraftKeeper } from '../../form/draft/use-draft-keeper.ts'
import { useLeaveGuard } from '../../form/saving/use-leave-guard.tsx'
import type { Uploads } from '../../form/saving/use-uploads.ts'
import type { ValueContext } from '../../values.ts'
import {
  emptyHistory,
  type GridEdits,
  type History,
  type HistoryAction,
  historyReducer,
  noEdits,
  type RowEdit,
  type Tries,
  withoutRows,
  withTried,
} from './grid-edits.ts'

/** Returns a function that tells whether cells cannot be changed because they are being saved, and says so. */
export const useSaveRefusal = (isSaving: () => boolean): (() => boolean) => {
  const { t } = useTranslation('tools')
  return () => {
    if (!isSaving()) return false
    showToast({ message: t('grid.wait'), type: 'info' })
    return true
  }
}

const isRowEdit = (value: unknown): value is RowEdit & PlainObject =>
  isObject(value) && isObject(value.cells) && isObject(value.base) && typeof value.key === 'string'

/** The edits of a stored draft; parts that are none are dropped. */
const editsOf = ({ rows, added }: PlainObject): GridEdits => {
  const kept = Object.fromEntries(
    Object.entries(asRecord(rows)).flatMap(([key, edit]) => (isRowEdit(edit) ? [[key, edit]] : [])),
  ) as Record<string, RowEdit>
  return {
    rows: kept,
    added: Array.isArray(added) ? added.map(String).filter((key) => Object.hasOwn(kept, key)) : [],
  }
}

/** The kind of a grid's rows: those of a list, of an imported file, or texts to translate. */
export type GridKind = 'grid' | 'import' | 'translation'

/** The name under which the drafts of a grid are kept. */
export const draftFormOf = (
  kind: GridKind,
  module: Module,
  { route = {} }: Pick<ValueContext, 'route'>,
): string => `${kind} ${module.id}/${Object.values(route).join('/')}`

const none = (): undefined => undefined

/** Grids that a form was opened from: their drafts are restored when they show again. */
const returning = new Set<string>()

interface Input {
  /** The name under which drafts are kept. */
  form: string
  /** Drafts are kept. */
  isRead: boolean
  /** The edits with the text of the open editor. */
  withTyped: (edits: GridEdits) => GridEdits
  /** Commits the open editor. */
  flush: () => void
  /** Resolves once the pending save has ended; undefined if there is none. */
  saveEnded: () => Promise<void> | undefined
  /** The files that cells hold; omitted if there are none. */
  uploads?: Uploads | undefined
  /** Called with the edits of a restored draft. */
  onTaken?: (edits: GridEdits) => void
  /** Restores the draft without asking. */
  isResumed?: boolean | undefined
}

/** The unsaved cells of a grid with their history, kept as a draft until they are saved or discarded. */
export const useGridEdits = ({
  form,
  isRead,
  withTyped,
  flush,
  saveEnded,
  uploads,
  onTaken = none,
  isResumed = false,
}: Input) => {
  const [history, dispatch]: [History, Dispatch<HistoryAction>] = useReducer(historyReducer, emptyHistory)
  const { present } = history
  const guard = useLeaveGuard()
  const isDirty = Object.keys(present.rows).length > 0
  useEffect(() => guard.setDirty(isDirty), [guard, isDirty])
  const latest = useLatest(present)
  const data = useMemo<PlainObject>(() => ({ ...present }), [present])
  const isKept = isDirty && isRead
  // Unsaved cells always differ from none: thousands of them are not compared.
  const base = useMemo(() => ({ data: { ...noEdits }, version: undefined, tried: isKept }), [isKept])
  /** The last result, because the keeper compares by identity. */
  const typed = useRef({ from: present, to: present, data })
  const draft = useDraftKeeper({
    form,
    ui: {},
    data,
    base,
    dirty: isKept,
    withTyped: (given) => {
      const next = withTyped(latest.current)
      if (next === latest.current) return given
      if (typed.current.to !== next) typed.current = { from: latest.current, to: next, data: { ...next } }
      return typed.current.data
    },
    flush,
    fileOf: uploads?.fileOf ?? none,
    keepFileAs: uploads?.keepFileAs ?? none,
    saveEnded,
    onDecided: () => undefined,
    onTake: (taken) => {
      const edits = editsOf(taken)
      dispatch({ do: 'restart', change: () => edits })
      onTaken(edits)
    },
  })
  const isTaken = useRef(false)
  useEffect(() => {
    if (!draft.offered || (!returning.delete(form) && (!isResumed || isTaken.current))) return
    isTaken.current = true
    void draft.take()
  })
  const discard = useCallback((): void => dispatch({ do: 'restart', change: () => noEdits }), [])
  guard.throwAway.current = discard
  /** Discards the changes of a row; undo brings them back. */
  const discardRow = ({ id }: { id: string }): void =>
    dispatch({ do: 'edit', change: (before) => withoutRows(before, new Set([id])) })
  /** Stores that requests for new rows are sent; resolves once the draft has it. */
  const keepTried = async (tries: Tries): Promise<void> => {
    flushSync(() => dispatch({ do: 'amend', change: (before) => withTried(before, tries) }))
    await draft.written()
  }
  /** Lets the next navigation pass. The edits are kept, and restored when the grid shows again. */
  const keepForReturn = (): void => {
    if (!isDirty) return
    returning.add(form)
    guard.release()
  }
  return { history, edits: present, isDirty, dispatch, draft, discard, discardRow, keepTried, keepForReturn }
}
