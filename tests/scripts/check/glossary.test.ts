import { expect, it } from 'vitest'
import { variantFaults, variantsIn } from '../../../scripts/check/texts/glossary.ts'

const glossary = `
| English | German |
|---|---|
| record | Datensatz |

| Language | Use | Not |
|---|---|---|
| de | Datensatz | Eintrag, "Akte" |
| bn | ভুল | ত্রুটি |
| en | no results | nothing found |
`

const faultsOf = (language: string, text: string) =>
  variantFaults(variantsIn(glossary), [{ language, place: 'file: key', text }])

it('reads the variants of each language, and no terms', () => {
  expect(variantsIn(glossary)).toEqual([
    { language: 'de', term: 'Datensatz', variant: 'Eintrag' },
    { language: 'de', term: 'Datensatz', variant: '"Akte"' },
    { language: 'bn', term: 'ভুল', variant: 'ত্রুটি' },
    { language: 'en', term: 'no results', variant: 'nothing found' },
  ])
})

it.each([
  ['de', 'Dieser Eintrag fehlt.', 'Eintrag'],
  ['de', 'Akte', '"Akte"'],
  ['bn', '২টি ত্রুটি', 'ত্রুটি'],
  ['en', 'Nothing found', 'nothing found'],
])('in %s, "%s" is a fault', (language, text, variant) => {
  expect(faultsOf(language, text)).toEqual([
    expect.stringContaining(`file: key: "${text}" says ${variant}; docs/glossary.md has`),
  ])
})

it.each([
  ['de', 'Eintragung'],
  ['de', 'Akte schließen'],
  ['de', 'Nothing found'],
  ['bn', 'ত্রুটিহীন'],
  ['en', 'Nothing founded'],
])('in %s, "%s" is allowed', (language, text) => {
  expect(faultsOf(language, text)).toEqual([])
})
