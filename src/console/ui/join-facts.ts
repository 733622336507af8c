import { hasRightToLeft } from './text-direction.ts'

type Fact = string | null | undefined | false

/**
 * Joins facts in one line with dots; missing ones are omitted. In right-to-left text, each fact is isolated: a name
 * would otherwise reorder the first number of a date after it.
 */
export const joinFacts = (facts: readonly Fact[]): string => {
  const texts = facts.filter((fact): fact is string => Boolean(fact))
  // Nothing follows the last one.
  const isIsolated =
    texts.length > 1 && (document.documentElement.dir === 'rtl' || texts.slice(0, -1).some(hasRightToLeft))
  return texts.map((fact) => (isIsolated ? `\u2068${fact}\u2069` : fact)).join(' · ')
}
