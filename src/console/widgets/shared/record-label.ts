import { isObject } from '../../../contract/json.ts'
import { isLikeName, usualNames } from '../../../contract/record-names.ts'
import type { Language } from '../widget.ts'

/** Text per language that names a record: Bengali first, as lists show it, else the first there is. */
const translated = (texts: readonly unknown[], languages: readonly Language[]): string => {
  const entries = texts.flatMap((entry) => {
    const text = isObject(entry) ? (entry.translatedText ?? entry.text) : undefined
    return isObject(entry) && typeof text === 'string' && text.trim() !== '' ? [{ ...entry, text }] : []
  })
  const bengali = languages.find(({ code }) => code === 'bn')?.id
  return (
    (entries.find((entry) => 'languageId' in entry && entry.languageId === bengali) ?? entries[0])?.text ?? ''
  )
}

const textOf = (value: unknown, languages: readonly Language[]): string => {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) ? translated(value, languages) : ''
}

const at = (record: Readonly<Record<string, unknown>>, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      record,
    )

/**
 * What a record is called: the property `labelField` (dotted), else a title or name, else the first text property
 * whose name ends in Name or Title. Empty when it has none of them.
 */
export const recordLabel = (
  record: Readonly<Record<string, unknown>>,
  languages: readonly Language[],
  labelField?: string,
): string => {
  const named = Object.keys(record).filter(isLikeName)
  for (const path of labelField ? [labelField] : [...usualNames, ...named]) {
    const text = textOf(at(record, path), languages)
    if (text !== '') return text
  }
  return ''
}
