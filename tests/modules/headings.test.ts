import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '../../src/contract/text/interface-languages.ts'
import { readModules, resolveModule } from '../../src/modules/format/read.ts'

const root = join(import.meta.dirname, '../..')
const lists = readModules(join(root, 'src/modules')).modules.flatMap((source) => {
  const { list } = resolveModule(source)
  return list ? [{ id: source.id, labels: [...list.columns.map(({ label }) => label), 'Actions'] }] : []
})

it.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'different columns of a list have different headings (%s)',
  (code) => {
    const file = join(root, `src/console/i18n/${code}/modules.json`)
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    const repeated = lists.flatMap(({ id, labels }) => {
      const distinct = [...new Set(labels)]
      const headings = distinct.map((label) => texts[label])
      return headings.flatMap((heading, at) =>
        headings.indexOf(heading) < at ? [`${id}: ${distinct[at]} is "${heading}"`] : [],
      )
    })
    expect(repeated).toEqual([])
  },
)
