import { type RefObject, useLayoutEffect, useMemo } from 'react'
import type { PlainObject } from '../../../../contract/json.ts'
import { isSame } from '../../../../contract/same-value.ts'
import type { Module } from '../../../../modules/format/types.ts'
import type { ValueContext } from '../../values.ts'
import { formFileOf } from '../data/form-request.ts'
import { startData } from '../data/form-start.ts'
import { type Mapping, versionOf } from '../data/mapping.ts'
import type { useSaveForm } from '../saving/use-save-form.ts'

interface Options {
  module: Module
  mapping: Mapping
  values: ValueContext
  saving: Pick<ReturnType<typeof useSaveForm>, 'conflict' | 'saveOver'>
  /** The form's data as rendered, and at the moment of saving. */
  data: PlainObject
  latest: RefObject<PlainObject>
  setData: (data: PlainObject) => void
}

/** The version that another user stored while the form was open, and a function that saves over it. */
export const useMerge = ({ module, mapping, values, saving, data, latest, setData }: Options) => {
  const { conflict } = saving
  const form = formFileOf(module)
  /** As form data; null without a conflict. */
  const theirs = useMemo(
    () => (conflict === null ? null : startData(form, mapping, values, conflict.payload)),
    [conflict, form, mapping, values],
  )
  /** Saves the user's selection between both versions. */
  const resolve = (merged: PlainObject): void => {
    if (theirs === null) return
    // Properties that the form does not show keep the later version.
    const unseen = Object.fromEntries((form.keep ?? []).map((name) => [name, theirs[name]]))
    const next = { ...merged, ...unseen }
    setData(next)
    latest.current = next
    saving.saveOver({ data: theirs, version: versionOf(form, conflict?.payload) })
  }
  // The response to an earlier save may have been lost: the sent data is stored, and there is no conflict.
  useLayoutEffect(() => {
    if (theirs !== null && isSame(theirs, data)) resolve(data)
  })
  return { theirs, resolve }
}
