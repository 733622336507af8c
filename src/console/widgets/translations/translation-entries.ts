import { asRecord, isObject } from '../../../contract/json.ts'
import { type WrittenText, writtenText } from '../../../contract/records/language-texts.ts'
import { isBlankHtml } from '../rich-text/blank-html.ts'
import { flagOption, textOption } from '../shared/options.ts'
import type { Language, ReadValue, WriteValue } from '../widget.ts'

/** A text in one language in form data. */
export interface TextEntry extends WrittenText {
  /** Index in the record; the first text of a record matters to lists that sort. */
  place?: number
}

const toEntry = (value: unknown): TextEntry[] => {
  const text = writtenText(value)
  const { place } = asRecord(value)
  return text ? [{ ...text, ...(typeof place === 'number' && { place }) }] : []
}

const textAlone = ({ languageId, text }: TextEntry): WrittenText => ({ languageId, text })

/**
 * One entry per content language in order, so that an index identifies a language. Texts in languages that are no
 * longer offered follow at the end, so that a save does not lose them.
 */
export const entriesFor = (languages: readonly Language[], value: unknown): readonly TextEntry[] => {
  const texts = new Map(
    (Array.isArray(value) ? value.flatMap(toEntry) : []).map((entry) => [entry.languageId, entry]),
  )
  const entries = languages.map(({ id }) => texts.get(id) ?? { languageId: id, text: '' })
  for (const { id } of languages) texts.delete(id)
  return [...entries, ...[...texts.values()].filter(({ text }) => text.trim() !== '')]
}

/** Form value from the record's `[{languageId, translatedText}]`; option `from` is the record's property. */
export const readTranslations: ReadValue = (record, name, options, { languages }) => {
  const texts = record[textOption(options, 'from') ?? name]
  return entriesFor(
    languages,
    Array.isArray(texts) ? texts.flatMap(toEntry).map((entry, place) => ({ ...entry, place })) : [],
  )
}

const positionOf = ({ place = Number.POSITIVE_INFINITY }: TextEntry): number => place

/** Returns a test for blank texts of a field with these options; `rich` makes it HTML. */
export const blankness = (options: Readonly<Record<string, unknown>>): ((text: string) => boolean) =>
  flagOption(options, 'rich') ? isBlankHtml : (text) => text.trim() === ''

/** Body value: `[{languageId, text}]` without blank ones, in record order, new ones last. */
export const writeTranslations: WriteValue = (value, name, options) => {
  const isBlank = blankness(options)
  const entries = Array.isArray(value) ? value.flatMap(toEntry) : []
  const filled = entries.filter(({ text }) => !isBlank(text))
  // The difference of two entries without a place is NaN; they keep their order.
  return { [name]: filled.toSorted((one, other) => positionOf(one) - positionOf(other) || 0).map(textAlone) }
}

/** A record value in body format: texts per language under `text`, other values unchanged. */
export const asWritten = (value: unknown): unknown =>
  Array.isArray(value) && value.some((item) => isObject(item) && 'translatedText' in item)
    ? value.flatMap(toEntry).map(textAlone)
    : value
