import { isBlankHtml } from '../rich-text/blank-html.ts'
import { flagOption, isRecord, textOption } from '../shared/options.ts'
import type { Language, ReadValue, WriteValue } from '../widget.ts'

/** One text in one language, as forms hold and bodies carry it. */
export interface TextEntry {
  languageId: number
  text: string
}

const toEntry = (value: unknown): TextEntry[] => {
  if (!isRecord(value) || typeof value.languageId !== 'number') return []
  const text = typeof value.text === 'string' ? value.text : value.translatedText
  return [{ languageId: value.languageId, text: typeof text === 'string' ? text : '' }]
}

/**
 * One entry for every content language, in their order, so that an index names a language. Texts in a language that is
 * no longer offered follow at the end: saving must not lose them.
 */
export const entriesFor = (languages: readonly Language[], value: unknown): readonly TextEntry[] => {
  const texts = new Map(
    (Array.isArray(value) ? value.flatMap(toEntry) : []).map(({ languageId, text }) => [languageId, text]),
  )
  const entries = languages.map(({ id }) => ({ languageId: id, text: texts.get(id) ?? '' }))
  for (const { id } of languages) texts.delete(id)
  const others = [...texts].filter(([, text]) => text.trim() !== '')
  return [...entries, ...others.map(([languageId, text]) => ({ languageId, text }))]
}

/** Form value from the record's `[{languageId, translatedText}]`; options: `from`, the record's property. */
export const readTranslations: ReadValue = (record, name, options, { languages }) =>
  entriesFor(languages, record[textOption(options, 'from') ?? name])

/** Body value: `[{languageId, text}]` without the blank ones. */
export const writeTranslations: WriteValue = (value, name, options) => {
  const isBlank = flagOption(options, 'rich') ? isBlankHtml : (text: string) => text.trim() === ''
  const entries = Array.isArray(value) ? value.flatMap(toEntry) : []
  return { [name]: entries.filter(({ text }) => !isBlank(text)) }
}
