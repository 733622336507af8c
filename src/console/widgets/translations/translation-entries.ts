import { asRecord, isObject } from '../../../contract/json.ts'
import { type WrittenText, writtenText } from '../../../contract/records/language-texts.ts'
import { isBlankHtml } from '../rich-text/blank-html.ts'
import { flagOption, textOption } from '../shared/options.ts'
import type { Language, ReadValue, WriteValue } from '../widget.ts'

/** A text in one language, as forms hold it. */
export interface TextEntry extends WrittenText {
  /** Where it stands in the record; the first text of a record has a meaning to lists that sort. */
  place?: number
}

const toEntry = (value: unknown): TextEntry[] => {
  const text = writtenText(value)
  const { place } = asRecord(value)
  return text ? [{ ...text, ...(typeof place === 'number' && { place }) }] : []
}

const written = ({ languageId, text }: TextEntry): WrittenText => ({ languageId, text })

/**
 * One entry for every content language, in their order, so that an index names a language. Texts in a language that is
 * no longer offered follow at the end: saving must not lose them.
 */
export const entriesFor = (languages: readonly Language[], value: unknown): readonly TextEntry[] => {
  const texts = new Map(
    (Array.isArray(value) ? value.flatMap(toEntry) : []).map((entry) => [entry.languageId, entry]),
  )
  const entries = languages.map(({ id }) => texts.get(id) ?? { languageId: id, text: '' })
  for (const { id } of languages) texts.delete(id)
  return [...entries, ...[...texts.values()].filter(({ text }) => text.trim() !== '')]
}

/** Form value from the record's `[{languageId, translatedText}]`; options: `from`, the record's property. */
export const readTranslations: ReadValue = (record, name, options, { languages }) => {
  const texts = record[textOption(options, 'from') ?? name]
  return entriesFor(
    languages,
    Array.isArray(texts) ? texts.flatMap(toEntry).map((entry, place) => ({ ...entry, place })) : [],
  )
}

const placeOf = ({ place = Number.POSITIVE_INFINITY }: TextEntry): number => place

/** Tells whether a text of a field with these options counts as none; `rich` makes it HTML. */
export const blankness = (options: Readonly<Record<string, unknown>>): ((text: string) => boolean) =>
  flagOption(options, 'rich') ? isBlankHtml : (text) => text.trim() === ''

/** Body value: `[{languageId, text}]` without the blank ones, in the order of the record, new ones behind. */
export const writeTranslations: WriteValue = (value, name, options) => {
  const isBlank = blankness(options)
  const entries = Array.isArray(value) ? value.flatMap(toEntry) : []
  const filled = entries.filter(({ text }) => !isBlank(text))
  // Two without a place have no difference that is a number, and keep their order.
  return { [name]: filled.toSorted((one, other) => placeOf(one) - placeOf(other) || 0).map(written) }
}

/** A value of a record as bodies carry it: texts per language under `text`, anything else as it is. */
export const asWritten = (value: unknown): unknown =>
  Array.isArray(value) && value.some((item) => isObject(item) && 'translatedText' in item)
    ? value.flatMap(toEntry).map(written)
    : value
