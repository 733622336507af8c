import { ApiError } from '../../../../../client/api-error.ts'
import { languagesRequest } from '../../../../../client/content-languages.ts'
import { queryClient } from '../../../../../client/query-client.ts'
import { readVersion } from '../../../../../contract/conventions/version.ts'
import { modulePaths } from '../../../../../modules/format/paths.ts'
import type { Module } from '../../../../../modules/format/types.ts'
import { type OpenRecord, openRecord } from '../../../../engine/form/data/change-record.ts'
import type { ListRow } from '../../../../engine/list/state/list-rows.ts'
import { moduleEntries } from '../../../../engine/modules.ts'
import { abilitiesOf } from '../../../../engine/operations.ts'
import { type TextField, textFields } from '../../../../engine/translation/text-rows.ts'
import type { ValueContext } from '../../../../engine/values.ts'
import type { PrivilegeCheck } from '../../../../session/use-session.ts'
import { entriesFor, type TextEntry } from '../../../../widgets/translations/translation-entries.ts'
import { type TextFile, type TextPlace, type Unit, UnreadableFile } from '../file/unit.ts'
import { type StoredText, type Verdict, verdictOf } from './verdict.ts'

/** A text of a file with the outcome of its import and the reason. */
export interface Change {
  unit: Unit
  verdict: Verdict
  /** The stored text in the target language. */
  current: string
  lost: readonly string[]
  /** Names of module, record and field. */
  title: string
  error?: unknown
}

/** The texts of one record in a file. */
export interface RecordUnits {
  module: string
  units: readonly Unit[]
}

/** The stored texts per language of a record. */
export interface StoredTexts {
  version: string
  entries: (field: TextField) => readonly TextEntry[]
}

/** The texts of a record opened by its form. */
const textsOfRecord = ({ data, version }: OpenRecord): StoredTexts => ({
  version: version ?? '',
  entries: ({ name }) => entriesFor([], data[name]),
})

/** The texts of a list row with texts per language. */
export const textsOfRow = (row: ListRow): StoredTexts => ({
  version: readVersion(row) ?? '',
  entries: ({ from }) => entriesFor([], row[from]),
})

/** The context of an import. */
export interface Exchange {
  /** Translates a label of the module's files. */
  label: (text: string) => string
  context: Pick<ValueContext, 'platform' | 'user'>
  check: PrivilegeCheck
  /** Numbers of the languages. */
  source: number
  target: number
}

/** The numbers of a file's languages. Throws an {@link UnreadableFile} if one is no content language. */
export const languagesOfFile = async ({
  source,
  target,
}: TextFile): Promise<{ source: number; target: number }> => {
  const { payload } = await queryClient.fetchQuery(languagesRequest())
  const found = [source, target].map((code) =>
    payload.find((language) => language.code.toLowerCase() === code.toLowerCase()),
  )
  const [from, to] = found
  if (!from || !to) throw new UnreadableFile('language')
  return { source: from.id, target: to.id }
}

/** Identifies the record of a text. */
export const recordKey = ({ module, recordId, route }: TextPlace): string =>
  JSON.stringify([module, recordId, route])

/** The translated texts of a file, by record. For duplicates, the last one counts. */
export const recordsOf = ({ units }: TextFile): readonly RecordUnits[] => {
  const translated = units.filter(({ target }) => target.trim() !== '')
  const groups = Map.groupBy(translated, ({ place }) => recordKey(place))
  return [...groups.values()].map((all) => ({
    module: all[0]?.place.module ?? '',
    units: [...new Map(all.map((unit) => [unit.place.property, unit])).values()],
  }))
}

/** The address parameters of a record's form. */
const routeOf = (module: Module, { place }: Unit): Record<string, unknown> => {
  const last = modulePaths(module.module, 'edit')[0]?.match(/:\w+/g)?.at(-1)?.slice(1) ?? 'id'
  return { ...place.route, [last]: String(place.recordId) }
}

const textOf = (entries: readonly TextEntry[], id: number): string =>
  entries.find(({ languageId }) => languageId === id)?.text ?? ''

const storedOf = (texts: StoredTexts, field: TextField, { source, target }: Exchange): StoredText => {
  const entries = texts.entries(field)
  return {
    source: textOf(entries, source),
    target: textOf(entries, target),
    version: texts.version,
    isRich: field.isRich,
    maxLength: field.maxLength,
  }
}

/** The name of a record: its first text, preferably in the source language. */
const nameOf = (
  stored: StoredTexts,
  fields: readonly TextField[],
  { source }: Exchange,
  { place }: Unit,
): string => {
  const texts = fields.flatMap((field) => {
    const entries = stored.entries(field)
    return [textOf(entries, source), ...entries.map(({ text }) => text)]
  })
  return texts.find((text) => text.trim() !== '') ?? `#${place.recordId}`
}

/** A text that cannot be compared with a stored one. */
const refused = (unit: Unit, verdict: Verdict, error?: unknown): Change => ({
  unit,
  verdict,
  current: '',
  lost: [],
  title: unit.about.filter((part) => part !== '').join(' · '),
  ...(error !== undefined && { error }),
})

/** The module of some texts; a verdict on all of them if it cannot store them. */
const moduleOf = async (
  recordUnits: RecordUnits,
  { check }: Exchange,
): Promise<Module | Exclude<Verdict, 'same'>> => {
  const entry = moduleEntries.find(({ id }) => id === recordUnits.module)
  if (!entry?.has.form || recordUnits.units.length === 0) return 'unknown'
  const can = abilitiesOf(entry.module, check)
  return can.update && can.get ? entry.load() : 'forbidden'
}

const openOwn = (
  module: Module,
  { units: [first] }: RecordUnits,
  { context }: Exchange,
  signal: AbortSignal,
): Promise<OpenRecord> => {
  const route = first ? routeOf(module, first) : {}
  return openRecord(module, { ...context, route, query: {} }, signal)
}

const verdictOn = (error: unknown): Verdict => {
  const status = error instanceof ApiError ? error.status : 0
  return status === 404 ? 'unknown' : status === 403 ? 'forbidden' : 'unread'
}

/** The outcome of importing one record's texts, from `read` data or else freshly fetched; stores nothing. */
export const planRecord = async (
  recordUnits: RecordUnits,
  exchange: Exchange,
  signal: AbortSignal,
  read?: StoredTexts,
): Promise<readonly Change[]> => {
  const module = await moduleOf(recordUnits, exchange)
  const { units } = recordUnits
  if (typeof module === 'string') return units.map((unit) => refused(unit, module))
  let texts: StoredTexts
  try {
    texts = read ?? textsOfRecord(await openOwn(module, recordUnits, exchange, signal))
  } catch (error) {
    return units.map((unit) => refused(unit, verdictOn(error), error))
  }
  const fields = textFields(module)
  return units.map((unit) => {
    const field = fields.find(({ from }) => from === unit.place.property)
    if (!field) return refused(unit, 'unknown')
    const stored = storedOf(texts, field, exchange)
    const { label } = exchange
    const name = nameOf(texts, fields, exchange, unit)
    const title = [label(module.module.title), name, label(field.label)].join(' · ')
    return { unit, current: stored.target, title, ...verdictOf(unit, stored) }
  })
}

/** The record was changed since the dry run. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}

const withText = (entries: readonly TextEntry[], languageId: number, text: string): readonly TextEntry[] =>
  entries.some((entry) => entry.languageId === languageId)
    ? entries.map((entry) => (entry.languageId === languageId ? { ...entry, text } : entry))
    : [...entries, { languageId, text }]

/**
 * Stores texts of one record as its form would: other content is kept, and changes by others are not overwritten.
 * Rejects with an `ApiError`, an `InvalidRecord`, a {@link ChangedMeanwhile}, or when `signal` aborts.
 */
export const storeRecord = async (
  changes: readonly Change[],
  exchange: Exchange,
  signal: AbortSignal,
): Promise<void> => {
  const [first] = changes
  if (!first) return
  const recordUnits = { module: first.unit.place.module, units: changes.map(({ unit }) => unit) }
  const module = await moduleOf(recordUnits, exchange)
  if (typeof module === 'string') throw new ChangedMeanwhile()
  const record = await openOwn(module, recordUnits, exchange, signal)
  const texts = textsOfRecord(record)
  const fields = textFields(module)
  // A form requires a text in every language; other missing texts must not block this one.
  const change = new Map(fields.map((field) => [field.name, texts.entries(field)]))
  let isStored = true
  for (const { unit, current } of changes) {
    const field = fields.find(({ from }) => from === unit.place.property)
    if (!field) throw new ChangedMeanwhile()
    const stored = storedOf(texts, field, exchange)
    // Also true if an earlier attempt succeeded without a response.
    if (verdictOf(unit, stored).verdict === 'same') continue
    if (stored.target !== current) throw new ChangedMeanwhile()
    isStored = false
    change.set(field.name, withText(texts.entries(field), exchange.target, unit.target))
  }
  if (isStored) return
  // Other missing values of an old record are not checked here; the API decides.
  await record.save(Object.fromEntries(change), 'changed')
}
