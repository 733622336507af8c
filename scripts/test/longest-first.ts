import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isSlow } from './slow-tests.ts'

/** Parts of the paths of files that take about half a minute and more, slow tests apart. */
export const long = [
  'console/engine/untouched-saves',
  'browser/modules/modules-',
  'browser/frame/accessibility',
  'browser/other-apis/mock',
]

const isLong = ({ moduleId }: TestSpecification): boolean =>
  isSlow(moduleId) || long.some((part) => moduleId.includes(part))

/** The project of a file and, where its first line names one, its own environment. */
const processOf = ({ project, moduleId }: TestSpecification): string => {
  const [, environment = ''] = /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8')) ?? []
  return `${project.name} ${environment}`
}

/**
 * The order in which Vitest begins test files: those first that took longest, so that none runs on alone at the end. Where
 * no run has told yet how long they take, those that are known for it. Of a project, the files of one environment together:
 * Vitest ends a process, with all that is loaded in it, for a file of another.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs)
    const isTimed = (spec: TestSpecification): boolean =>
      this.ctx.cache.getTestSpecificationResult(spec) !== undefined
    const rank = (spec: TestSpecification): number => (!isTimed(spec) && isLong(spec) ? 0 : 1)
    const byProject = [...Map.groupBy(sorted, ({ project }) => project).values()]
    return byProject.flatMap((group) => {
      const longestFirst = group.toSorted((one, other) => rank(one) - rank(other))
      return [...Map.groupBy(longestFirst, processOf).values()].flat()
    })
  }
}
