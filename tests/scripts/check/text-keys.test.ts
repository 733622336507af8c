import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkKeys, type KeyCheck } from '../../../scripts/check/texts/text-keys.ts'
import type { Texts } from '../../../src/console/i18n/language-data.ts'
import { languages } from '../../../src/contract/text/interface-languages.ts'

const check = (source: string, en: Texts, others: Record<string, Texts> = {}): string[] =>
  checkKeys({
    sources: { 'page.tsx': source },
    texts: { shell: { en, ...others } },
    defaultNamespace: 'shell',
  })

describe('the check of interface texts', () => {
  it.each<[string, string, Texts, Record<string, Texts>, RegExp[]]>([
    ['all is well', "t('a.b')", { a: { b: 'B' } }, { fr: { a: { b: 'B' } } }, []],
    ['a key is missing', "t('a.c')", {}, {}, [/page\.tsx: t\('a\.c'\) has no English text/]],
    [
      'a key of a choice is missing',
      "t(shown ? 'a.hide' : 'a.show')",
      { a: { hide: 'Hide' } },
      {},
      [/t\('a\.show'\)/],
    ],
    ['a key is not used', "t('a')", { a: 'A', b: 'B' }, {}, [/no source uses "b"/]],
    ['a key stands in a constant', "const rule = 'a.b'", { a: { b: 'B' } }, {}, []],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that builds its key
    ['a key is built', 't(`a.${name}`)', { a: { b: 'B', c: 'C' } }, {}, []],
    [
      'a key has plurals',
      "t('n', { count })",
      { n_one: '1', n_other: 'n' },
      { fr: { n_one: '1', n_many: 'n', n_other: 'n' } },
      [],
    ],
    [
      'a language lacks a form that it counts with',
      "t('n', { count })",
      { n_one: '1', n_other: 'n' },
      { fr: { n_one: '1', n_other: 'n' } },
      [/"n_many" is missing/],
    ],
    [
      'a form stands for one number alone',
      "t('n', { count })",
      { n_one: '{{count}} of {{all}}', n_other: '{{count}} of {{all}}' },
      {
        ar: Object.fromEntries(
          ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [
            `n_${form}`,
            ['one', 'two'].includes(form) ? '{{all}}' : '{{count}} {{all}}',
          ]),
        ),
        fr: { n_one: '{{all}}', n_many: '{{count}} {{all}}', n_other: '{{count}} {{all}}' },
      },
      [/fr\/shell\.json: "n_one" must hold the same placeholders/],
    ],
    ['a language lacks a key', "t('a')", { a: 'A' }, { fr: {} }, [/fr\/shell\.json: "a" is missing/]],
    ['a language has one too many', '', {}, { fr: { a: 'A' } }, [/English has no "a"/]],
    [
      'a placeholder differs',
      "t('a', { name })",
      { a: 'Hello {{name}}' },
      { fr: { a: 'Bonjour {{nom}}' } },
      [/same placeholders/],
    ],
  ])('when %s', (_case, source, en, others, expected) => {
    const faults = check(source, en, others)
    expect(faults).toHaveLength(expected.length)
    for (const [index, pattern] of expected.entries()) expect(faults[index]).toMatch(pattern)
  })

  it('looks up keys in the namespace named by the file', () => {
    const check: KeyCheck = {
      sources: { 'list.tsx': "const { t } = useTranslation('engine')\nt('sort')" },
      texts: { shell: { en: {} }, engine: { en: { sort: 'Sort By' } } },
      defaultNamespace: 'shell',
    }
    expect(checkKeys(check)).toEqual([])
  })
})

describe('the console', () => {
  const folder = 'src/console'
  const namespaces = readdirSync(join(folder, 'i18n', 'en'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
  const sources = Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

  const read = (namespace: string): Record<string, Texts> =>
    Object.fromEntries(
      languages.map(({ code }) => [
        code,
        JSON.parse(readFileSync(join(folder, 'i18n', code, `${namespace}.json`), 'utf8')) as Texts,
      ]),
    )

  it('has every text in every language, and no unused ones', () => {
    const texts = Object.fromEntries(namespaces.map((name) => [name, read(name)]))
    expect(checkKeys({ sources, texts, defaultNamespace: 'shell' })).toEqual([])
  })
})
