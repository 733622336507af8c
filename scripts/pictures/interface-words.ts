import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../shared/root.ts'

const textAt = (texts: unknown, key: string): unknown => {
  const whole = (texts as Record<string, unknown>)[key]
  if (whole !== undefined) return whole
  return key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for an interface text, with any values for its placeholders (`{{count}}`). */
export const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{[^}]*\}\}/)
      .map(escaped)
      .join('.+')}$`,
  )

/**
 * A pattern for an interface text in a language, by `namespace:key`; module labels are their own keys. Rejects if there
 * is no such text.
 */
export const interfaceWord = async (language: string, name: string): Promise<RegExp> => {
  const [namespace = '', ...rest] = name.split(':')
  const key = rest.join(':')
  if (namespace === 'modules' && language === 'en') return patternOf(key)
  const file = join(root, 'src/console/i18n', language, `${namespace}.json`)
  const text = textAt(JSON.parse(await readFile(file, 'utf8')), key)
  if (typeof text !== 'string') throw new Error(`There is no text "${name}" in "${language}"`)
  return patternOf(text)
}
