import { type RefObject, useCallback, useMemo, useState } from 'react'
import { asRecord, type PlainObject } from '../../../../contract/json.ts'
import { fromPointer } from '../../../../contract/json-pointer.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { focusTarget } from '../../../ui/field-focus.ts'
import { setIn } from '../../../widgets/items/item-draft.ts'
import { clearDrafts } from '../../../widgets/rich-text/draft/draft-store.ts'
import type { PendingInputs } from '../../../widgets/shared/typing/pending-inputs.ts'
import type { ValueContext } from '../../values.ts'
import type { Mapping } from '../data/mapping.ts'
import type { useFormPage } from '../use-form-page.ts'
import { formDraftKey, useTextDraftKey } from './draft-data.ts'
import { useDraftKeeper } from './use-draft-keeper.ts'

interface Input {
  module: Module
  page: ReturnType<typeof useFormPage>
  values: ValueContext
  mapping: Mapping
  root: RefObject<HTMLElement | null>
  idPrefix: string
  pending: PendingInputs
}

const partsOf = (pointer: string): (string | number)[] =>
  fromPointer(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** Form data with the values that inputs have not passed on. */
const withTyped = (data: PlainObject, idPrefix: string, pending: PendingInputs): PlainObject =>
  pending.read().reduce<PlainObject>((before, { id, value }) => {
    const path = partsOf(id.slice(idPrefix.length))
    return asRecord(setIn(before, path, value))
  }, data)

/**
 * The draft of a form: stored during typing, including the item that is open in a dialog, and offered again later.
 * `round` counts the restored drafts; the fields mount again for each.
 */
export const useFormDraft = ({ module, page, values, mapping, root, idPrefix, pending }: Input) => {
  const { mode } = mapping.context
  const { saving } = page
  const { uploads } = saving
  const [round, setRound] = useState(0)
  const [unfinished, setUnfinished] = useState<{ pointer: string; value: unknown } | null>(null)
  const onUnfinished = useCallback(
    (pointer: string, value: unknown) => setUnfinished(value === undefined ? null : { pointer, value }),
    [],
  )
  const data = useMemo(
    () =>
      unfinished ? asRecord(setIn(page.data, partsOf(unfinished.pointer), unfinished.value)) : page.data,
    [page.data, unfinished],
  )
  const isDirty = page.dirty || unfinished !== null
  const form = useMemo(() => formDraftKey(module, mode, values, idPrefix), [module, mode, values, idPrefix])
  const textDraftKey = useTextDraftKey(module, mode, values)
  const keeper = useDraftKeeper({
    form,
    ui: mapping.ui,
    data,
    withTyped: (formData) => withTyped(formData, idPrefix, pending),
    flush: pending.flush,
    base: saving.base,
    dirty: isDirty,
    fileOf: uploads.fileOf,
    keepFileAs: uploads.keepFileAs,
    saveEnded: saving.ended,
    onDecided: () => clearDrafts(textDraftKey),
    onTake: (typed, base) => {
      page.goOnWith(typed, base)
      setRound(round + 1)
      setTimeout(() => focusTarget(root.current?.querySelector<HTMLElement>('[data-field]'))?.focus())
    },
  })
  return { ...keeper, round, isDirty, onUnfinished }
}
