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
const [server, browser] = [project('server'), project('browser', 1)]

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

const [walk, dua] = ['tests/browser/modules/modules-a-g.test.ts', 'tests/browser/modules/dua.test.ts']
const disk = 'tests/server/resilience/disk-reserve.slow.test.ts'

describe('the order of test files', () => {
  it('begins with what is known to take long, though its file is short, within its project', async () => {
    const files = [[browser, dua] as const, [browser, walk] as const, [server, disk] as const]
    expect(await orderOf(files)).toEqual([disk, walk, dua])
  })

  it('goes by what a run has told', async () => {
    const files = [[browser, walk] as const, [browser, dua] as const]
    expect(await orderOf(files, { [walk]: 1000, [dua]: 2000 })).toEqual([dua, walk])
  })

  it.each(long)('knows %s, which is there', (part) => {
    const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root })
    expect(files.filter((file) => file.includes(part))).not.toEqual([])
  })
})
