import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isSlow } from './slow-tests.ts'

/** Path parts of files that take about half a minute or more, without slow tests. */
export const long = [
  'console/engine/untouched-saves',
  'browser/modules/modules-',
  'browser/frame/accessibility',
  'browser/other-apis/mock',
]

const isLong = ({ moduleId }: TestSpecification): boolean =>
  isSlow(moduleId) || long.some((part) => moduleId.includes(part))

/** The project of a file and, if its first line has one, its own environment. */
const processOf = ({ project, moduleId }: TestSpecification): string => {
  const [, environment = ''] = /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8')) ?? []
  return `${project.name} ${environment}`
}

/**
 * Sorts test files by their last duration, longest first, so that no long one runs alone at the end; without recorded
 * durations, by a list of long ones. Files of one project and environment stay together, because Vitest ends a process,
 * with all loaded code, for a different environment.
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
