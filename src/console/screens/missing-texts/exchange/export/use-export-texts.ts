import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../../client/api-error.ts'
import { saveFile } from '../../../../engine/list/tools/export/save-file.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { useUser } from '../../../../session/use-session.ts'
import { currentUserSignal } from '../../../../session/user-signal.ts'
import { useAbort } from '../../../../ui/hooks/use-abort.ts'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import type { NamedList } from '../../use-incomplete-lists.ts'
import type { TextFile, Unit } from '../file/unit.ts'
import { collectUnits, type ExportSelection } from './collect-units.ts'

export type TextFormat = 'xliff' | 'xlsx'

/** The progress of an export, with the texts left out. */
export interface ExportState {
  status: 'initial' | 'running' | 'ended'
  done: number
  total: number
  /** Number of texts in the file; missing ones without a source; ones too long for a sheet. */
  written: number
  withoutSource: number
  tooLong: number
  failure: string | null
}

const initial: ExportState = {
  status: 'initial',
  done: 0,
  total: 0,
  written: 0,
  withoutSource: 0,
  tooLong: 0,
  failure: null,
}

/** Writes a file without the texts that it cannot hold, and returns their number. */
const write = async (
  file: TextFile,
  format: TextFormat,
  words: { module: string; record: string; field: string; source: string; target: string },
): Promise<{ blob: Blob; tooLong: number }> => {
  if (format === 'xliff') {
    const { writeXliff } = await import('../file/xliff.ts')
    return { blob: new Blob([writeXliff(file)], { type: 'application/xliff+xml' }), tooLong: 0 }
  }
  const { fitsSheet, writeSheet } = await import('../file/sheet.ts')
  const units = file.units.filter(fitsSheet)
  return { blob: writeSheet({ ...file, units }, words), tooLong: file.units.length - units.length }
}

/** Number of records with texts to translate. */
const recordsIn = (places: readonly NamedList[], { target, withTranslated }: ExportSelection): number =>
  places.reduce(
    (sum, { records, missing }) => sum + (withTranslated ? records : (missing.get(target.id) ?? 0)),
    0,
  )

/** Exports the texts to translate of some lists to a file. */
export const useExportTexts = (onDone: () => void) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const label = useLabel()
  const user = useUser()
  const [state, setState] = useState(initial)
  const { begin, abort } = useAbort()

  const words = ({ source, target }: ExportSelection) => ({
    module: t('missing.module'),
    record: t('exchange.record'),
    field: t('exchange.field'),
    source: source.name,
    target: target.name,
  })

  const run = async (
    places: readonly NamedList[],
    selection: ExportSelection,
    format: TextFormat,
    signal: AbortSignal,
  ): Promise<void> => {
    const [source, target] = [selection.source.code, selection.target.code]
    const units: Unit[] = []
    let done = 0
    let withoutSource = 0
    const total = recordsIn(places, selection)
    setState({ ...initial, status: 'running', total })
    for (const place of places)
      for await (const found of collectUnits(place, selection, { user, label }, signal)) {
        units.push(...found.units)
        done += found.records
        withoutSource += found.withoutSource
        setState({ ...initial, status: 'running', total, done, withoutSource })
      }
    const { blob, tooLong } = await write({ source, target, units }, format, words(selection))
    signal.throwIfAborted()
    const written = units.length - tooLong
    const name = `${t('exchange.fileName')} ${source}-${target}`
    if (written > 0) saveFile(blob, name, format === 'xliff' ? 'xlf' : 'xlsx')
    if (written > 0 && withoutSource + tooLong === 0) {
      showToast({ message: t('exchange.exported', { count: written }) })
      onDone()
    } else setState({ ...initial, status: 'ended', total, done, written, withoutSource, tooLong })
  }

  return {
    state,
    start: (places: readonly NamedList[], selection: ExportSelection, format: TextFormat): void => {
      const signal = AbortSignal.any([begin(), currentUserSignal()])
      run(places, selection, format, signal).catch((error: unknown) => {
        if (signal.aborted) return
        setState({ ...initial, failure: errorMessage(error, t('failed')) })
      })
    },
    cancel: (): void => {
      abort()
      setState(initial)
    },
  }
}
