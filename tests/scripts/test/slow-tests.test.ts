import { expect, it } from 'vitest'
import { runTool } from '../../../scripts/shared/run.ts'
import { isSlow, slowVariable } from '../../../scripts/test/slow-tests.ts'

const filesOf = async (project: string, slow: string): Promise<readonly string[]> => {
  const args = ['list', '--filesOnly', '--json', '--config=vite.config.ts', `--project=${project}`]
  const { output } = await runTool('vitest/vitest.mjs', args, { [slowVariable]: slow })
  const files = JSON.parse(output.slice(output.indexOf('['))) as readonly { file: string }[]
  return files.map(({ file }) => file).sort()
}

it.each(['unit', 'server', 'browser'])('slow tests of %s run only if requested', async (project) => {
  const usual = await filesOf(project, '0')
  const all = await filesOf(project, '1')
  expect(usual.length).toBeGreaterThan(10)
  expect(usual.filter(isSlow)).toEqual([])
  expect(all.filter(isSlow)).not.toEqual([])
  expect(all.filter((file) => !isSlow(file))).toEqual(usual)
})
