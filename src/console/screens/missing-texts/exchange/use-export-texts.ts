import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../client/api-error.ts'
import type { Language } from '../../../../client/content-languages.ts'
import { missingParameter } from '../../../../contract/conventions/query.ts'
import { readVersion } from '../../../../contract/conventions/version.ts'
import { textsIn } from '../../../../contract/records/language-texts.ts'
import { type ListRow, rowName } from '../../../engine/list/state/list-rows.ts'
import { readListUrl } from '../../../engine/list/state/list-url.ts'
import { saveFile } from '../../../engine/list/tools/file-rows.ts'
import { rowPages } from '../../../engine/list/tools/row-pages.ts'
import { type TextField, textFields } from '../../../engine/translation/text-rows.ts'
import type { NamedList } from '../../../engine/translation/use-incomplete-lists.ts'
import type { ValueContext } from '../../../engine/values.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { useUser } from '../../../session/use-session.ts'
import { currentUserSignal } from '../../../session/user.ts'
import { useAbort } from '../../../ui/hooks/use-abort.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import type { TextFile, Unit } from './file/unit.ts'

/** The texts to export, and the format of their file. */
export interface ExportOptions {
  source: Language
  target: Language
  format: 'xliff' | 'xlsx'
  /** Includes texts that already have a translation. */
  withTranslated: boolean
}

/** The result of a list page. */
interface CollectedPage {
  units: readonly Unit[]
  /** Number of missing texts without a source text. */
  withoutSource: number
  records: number
}

const textIn = (row: ListRow, { from }: TextField, { id }: Language): string =>
  textsIn(row[from]).find(({ languageId }) => languageId === id)?.translatedText ?? ''

const isThere = (text: string): boolean => text.trim() !== ''

/** The texts of a row to translate. */
const unitsOf = (
  row: ListRow,
  place: NamedList,
  options: ExportOptions,
  label: (text: string) => string,
): CollectedPage => {
  const { module, route } = place
  const record = module.list ? rowName(module.list, row) : ''
  const fields = textFields(module)
    .map((field) => ({
      field,
      source: textIn(row, field, options.source),
      target: textIn(row, field, options.target),
      isAnywhere: Array.isArray(row[field.from]) && (row[field.from] as readonly unknown[]).length > 0,
    }))
    .filter(({ target, isAnywhere }) => isAnywhere && (options.withTranslated || !isThere(target)))
  const units = fields
    .filter(({ source }) => isThere(source))
    .map(({ field, source, target }) => ({
      place: {
        module: module.id,
        recordId: Number(row.id),
        property: field.from,
        version: readVersion(row) ?? '',
        route: Object.fromEntries(Object.entries(route).map(([name, value]) => [name, String(value)])),
      },
      source,
      target,
      isRich: field.isRich,
      about: [place.title, record, label(field.label)] as const,
    }))
  return { units, withoutSource: fields.length - units.length, records: 1 }
}

/** Collects the texts to translate of a list, page by page. Rejects with an `ApiError`, or when `signal` aborts. */
const collectUnits = async function* (
  place: NamedList,
  options: ExportOptions,
  { user, label }: Pick<ValueContext, 'user'> & { label: (text: string) => string },
  signal: AbortSignal,
): AsyncGenerator<CollectedPage> {
  const { module, platform, route } = place
  const { list } = module
  if (!list) return
  const state = readListUrl(list, new URLSearchParams())
  const filters = (list.filters ?? []).map((filter, index) => {
    const isMissing = 'param' in filter && filter.param === missingParameter
    return isMissing && !options.withTranslated ? options.target.id : (state.filters[index] ?? 0)
  })
  const values = { platform, route, query: {}, user }
  for await (const { rows } of rowPages({ module, list, state: { ...state, filters }, values }, signal)) {
    const found = rows.map((row) => unitsOf(row, place, options, label))
    yield {
      units: found.flatMap(({ units }) => units),
      withoutSource: found.reduce((sum, { withoutSource }) => sum + withoutSource, 0),
      records: rows.length,
    }
  }
}

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
  format: ExportOptions['format'],
  words: { module: string; record: string; field: string; source: string; target: string },
): Promise<{ blob: Blob; tooLong: number }> => {
  if (format === 'xliff') {
    const { writeXliff } = await import('./file/xliff.ts')
    return { blob: new Blob([writeXliff(file)], { type: 'application/xliff+xml' }), tooLong: 0 }
  }
  const { fitsSheet, writeSheet } = await import('./file/sheet.ts')
  const units = file.units.filter(fitsSheet)
  return { blob: writeSheet({ ...file, units }, words), tooLong: file.units.length - units.length }
}

/** Number of records with texts to translate. */
const recordsIn = (places: readonly NamedList[], { target, withTranslated }: ExportOptions): number =>
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

  const words = ({ source, target }: ExportOptions) => ({
    module: t('missing.module'),
    record: t('exchange.record'),
    field: t('exchange.field'),
    source: source.name,
    target: target.name,
  })

  const run = async (
    places: readonly NamedList[],
    options: ExportOptions,
    signal: AbortSignal,
  ): Promise<void> => {
    const { format } = options
    const [source, target] = [options.source.code, options.target.code]
    const units: Unit[] = []
    let done = 0
    let withoutSource = 0
    const total = recordsIn(places, options)
    setState({ ...initial, status: 'running', total })
    for (const place of places)
      for await (const found of collectUnits(place, options, { user, label }, signal)) {
        units.push(...found.units)
        done += found.records
        withoutSource += found.withoutSource
        setState({ ...initial, status: 'running', total, done, withoutSource })
      }
    const { blob, tooLong } = await write({ source, target, units }, format, words(options))
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
    start: (places: readonly NamedList[], options: ExportOptions): void => {
      const signal = AbortSignal.any([begin(), currentUserSignal()])
      run(places, options, signal).catch((error: unknown) => {
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
