import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/shared/root.ts'
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts'

let copy: ProjectCopy
beforeAll(async () => {
  copy = await copyProject(true)
}, 120_000)
afterAll(() => copy?.remove())

/** The answers shown in docs/new-module.md. */
const example = async (): Promise<string> => {
  const text = await readFile(join(root, 'docs/new-module.md'), 'utf8')
  const [, yaml] = /^## Answers\n+```yaml\n([\s\S]*?)^```$/m.exec(text) ?? []
  if (yaml === undefined) throw new Error('docs/new-module.md shows no answers')
  return yaml
}

const checks = [
  'contract',
  'modules',
  'server',
  'demo',
  'conventions',
  'limits',
  'privileges',
  'texts',
  'messages',
]

/** Tests over all resources, modules and forms. */
const tests = [
  'tests/console/engine/example-saves.test.ts',
  'tests/console/engine/untouched-saves.test.ts',
  'tests/console/shell/menu/menu-model.test.ts',
  'tests/console/widgets/registry.test.ts',
  'tests/modules',
  'tests/server/handlers/crud/every-resource.test.ts',
  'tests/server/properties',
  'tests/server/start',
]

// The guide leads to passing checks and tests without manual changes.
describe('the module of docs/new-module.md', () => {
  it('is written and passes the checks', async () => {
    const answers = join(copy.folder, 'answers.module.yaml')
    await writeFile(answers, await example())
    const output = await copy.script('scripts/new.ts', 'module', answers, '--no-check')
    expect(output).toContain('The module scholarship exists')
    const checked = await copy
      .script('scripts/check.ts', ...checks)
      .catch((error: { stdout: string }) => error.stdout)
    expect(checked).toContain(`All ${checks.length} checks passed.`)
  }, 600_000)

  it('passes the tests that every module passes', async () => {
    const output = await copy
      .script('scripts/test.ts', ...tests)
      .catch(({ stdout }: { stdout: string }) => stdout)
    expect(output).toMatch(/^\d+ passed, 0 failed/m)
  }, 900_000)
})
