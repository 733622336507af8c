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

/**
 * The order in which Vitest begins test files: those first that took longest, so that none runs on alone at the end. Where
 * no run has told yet how long they take, those that are known for it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs)
    const isTimed = (spec: TestSpecification): boolean =>
      this.ctx.cache.getTestSpecificationResult(spec) !== undefined
    const rank = (spec: TestSpecification): number => (!isTimed(spec) && isLong(spec) ? 0 : 1)
    return [...Map.groupBy(sorted, ({ project }) => project)].flatMap(([, group]) =>
      group.toSorted((one, other) => rank(one) - rank(other)),
    )
  }
}
