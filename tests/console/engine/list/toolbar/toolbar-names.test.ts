import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '../../../../../src/contract/text/interface-languages.ts'
import { allModules } from '../../../../support/module-screens.ts'

type Words = Readonly<Record<string, string>>

const wordsOf = (language: string, file: string): Words =>
  JSON.parse(readFileSync(`src/console/i18n/${language}/${file}.json`, 'utf8'))

it.each(languages.map(({ code }) => code))('no two controls above a list have one name (%s)', (language) => {
  const engine = wordsOf(language, 'engine')
  // Labels are English and are their own keys.
  const modules = language === 'en' ? {} : wordsOf(language, 'modules')
  const twice = allModules().flatMap(({ id, list }) => {
    const names = [
      ...((list?.search?.length ?? 0) > 1 ? [engine.searchBy] : []),
      ...(list?.filters ?? []).map(({ label }) => modules[label] ?? label),
      ...((list?.sorts?.length ?? 0) > 1 ? [engine.sort] : []),
    ]
    return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${id}: ${name}`)
  })
  expect(twice).toEqual([])
})
