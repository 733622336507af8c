import { hasRightToLeft } from './text-direction.ts'

type Fact = string | null | undefined | false

/**
 * Facts of one line with a dot between; what is not there is left out. Where the page or one of them is written from
 * right to left, each is cut off from those beside it: a name would else take the first number of a date after it along.
 */
export const joinFacts = (facts: readonly Fact[]): string => {
  const texts = facts.filter((fact): fact is string => Boolean(fact))
  // The last one has none after it to take along.
  const isIsolated =
    texts.length > 1 && (document.documentElement.dir === 'rtl' || texts.slice(0, -1).some(hasRightToLeft))
  return texts.map((fact) => (isIsolated ? `\u2068${fact}\u2069` : fact)).join(' · ')
}
