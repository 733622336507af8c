import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { LongestFirst, long } from '../../../scripts/test/longest-first.ts'

const root = join(import.meta.dirname, '../../..')
const project = (name: string, groupOrder = 0) => ({
  name,
  config: { isolate: false, sequence: { groupOrder } },
})
const [server, logic, browser] = [project('server'), project('logic'), project('browser', 1)]

const orderOf = async (
  files: readonly (readonly [of: object, file: string])[],
  took: Readonly<Record<string, number>> = {},
): Promise<readonly string[]> => {
  const specs = files.map(([project, file]) => ({ project, moduleId: join(root, file) }))
  const cache = {
    getTestSpecificationResult: ({ moduleId }: TestSpecification) => {
      const duration = took[moduleId.slice(root.length + 1)]
      return duration === undefined ? undefined : { duration, failed: false }
    },
  }
  const sequencer = new LongestFirst({ cache, config: { root } } as unknown as Vitest)
  const sorted = await sequencer.sort(specs as unknown as TestSpecification[])
  return sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))
}

const [walk, members] = ['tests/browser/modules/modules-a-g.test.ts', 'tests/browser/modules/members.test.ts']
const disk = 'tests/server/resilience/disk-reserve.slow.test.ts'

describe('the order of test files', () => {
  it('starts with tests that are known to be slow, even in a short file, within their project', async () => {
    const files = [[browser, members] as const, [browser, walk] as const, [server, disk] as const]
    expect(await orderOf(files)).toEqual([disk, walk, members])
  })

  it('uses the durations of an earlier run', async () => {
    const files = [[browser, walk] as const, [browser, members] as const]
    expect(await orderOf(files, { [walk]: 1000, [members]: 2000 })).toEqual([members, walk])
  })

  it('has the files of one environment one after the other', async () => {
    const [page, node, other] = ['client/no-response', 'client/load-once', 'console/session/platform'].map(
      (name) => `tests/${name}.test.ts`,
    ) as [string, string, string]
    const files = [page, node, other].map((file) => [logic, file] as const)
    expect(await orderOf(files, { [page]: 30, [node]: 20, [other]: 10 })).toEqual([page, other, node])
  })

  it.each(long)('finds the existing %s', (part) => {
    const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root })
    expect(files.filter((file) => file.includes(part))).not.toEqual([])
  })
})
