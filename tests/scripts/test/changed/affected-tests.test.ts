import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../../../../scripts/check/source-files.ts'
import { affectedTests } from '../../../../scripts/test/changed/affected-tests.ts'

const sources = await sourceFiles(['src', 'tests', 'scripts', 'generated'])
const filesAfter = (...changed: string[]): readonly string[] =>
  affectedTests(sources, changed).map(({ file }) => file)

describe('the tests of a change', () => {
  it.each([
    ['a cell', 'src/console/cells/resource-cell.tsx', 'tests/console/cells/resource-cell.test.ts'],
    ['a meaning of the contract', 'src/contract/dates.ts', 'tests/contract/dates.test.ts'],
    ['a handler', 'src/server/handlers/page.ts', 'tests/server/handlers/page.test.ts'],
    ['support of tests', 'tests/support/project-copy.ts', 'tests/scripts/new/new-module.slow.test.ts'],
    ['texts of a language', 'src/console/i18n/de/shell.json', 'tests/console/flows/duas.test.tsx'],
    ['the list of a module', 'src/modules/dua/list.json', 'tests/console/engine/untouched-saves.test.ts'],
    ['the list of a module', 'src/modules/dua/list.json', 'tests/console/engine/example-saves.test.ts'],
    ['the list of a module', 'src/modules/dua/list.json', 'tests/server/privileges/console.test.ts'],
    ['the menu', 'src/modules/menu.json', 'tests/console/shell/layout.test.tsx'],
    ['the contract', 'generated/openapi.json', 'tests/server/handlers/crud/every-resource.test.ts'],
    ['demo content', 'src/server/store/demo/dua.json', 'tests/server/start/load-demo.test.ts'],
    ['messages of the API', 'src/contract/messages/de/nouns.json', 'tests/server/messages/message.test.ts'],
    ['a page of the guide', 'docs/staff/en/lists.md', 'tests/scripts/guide/guide.test.ts'],
    ['README', 'README.md', 'tests/scripts/docs.test.ts'],
    ['the settings of the tests', 'vite.config.ts', 'tests/contract/text/formats.test.ts'],
  ])('%s, %s: %s', (_, changed, test) => expect(filesAfter(changed)).toContain(test))

  it('are only those that read it', () => {
    expect(filesAfter('src/console/cells/resource-cell.tsx')).not.toContain(
      'tests/server/handlers/page.test.ts',
    )
  })

  it('are nearest where they mirror it, and farther for each folder between', () => {
    const file = (name: string, text: string) => ({ file: name, text })
    const chain = [
      file('src/server/store/a.ts', ''),
      file('src/server/b.ts', "import './store/a.ts'"),
      file('tests/server/store/c.test.ts', "import '../../../src/server/b.ts'"),
      file('tests/console/d.test.ts', "import '../../src/server/b.ts'"),
      file('tests/console/e.test.ts', "import '../../src/server/c.ts'"),
    ]
    expect(affectedTests(chain, ['src/server/store/a.ts'])).toEqual([
      { file: 'tests/server/store/c.test.ts', rank: 0 },
      { file: 'tests/console/d.test.ts', rank: 2 },
    ])
  })
})
