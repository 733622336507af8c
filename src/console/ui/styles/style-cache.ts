import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/** Of the prefixes that Emotion sets by itself, the one that a browser of today (Safari) still needs. */
const prefixer: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`
}

/** What components style for other browsers, old ones among them. */
const foreign = ['::-moz-focus-inner', '::-moz-placeholder', ':-ms-input-placeholder']

const isKnown = (selector: string): boolean =>
  typeof CSS === 'undefined' || !('supports' in CSS) || CSS.supports(`selector(${selector})`)

const unknown = foreign.filter((selector) => !isKnown(selector))

/** Leaves out the rules that this browser would refuse: it throws for each, which takes longer than a good one. */
const withoutUnknown: StylisPlugin = (element) => {
  if (element.type === 'rule' && unknown.some((selector) => element.value.includes(selector)))
    element.children = []
}

/**
 * Where Emotion keeps styles, under a key of its own, without the prefixes for browsers that the console does not run
 * in: prefixing takes longer than everything else about a style.
 */
export const createStyleCache = (key: string, ...plugins: readonly StylisPlugin[]): EmotionCache =>
  createCache({ key, stylisPlugins: [prefixer, withoutUnknown, ...plugins] })
