import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/** The only vendor prefix of Emotion that present browsers (Safari) need. */
const prefixer: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`
}

/** Selectors for other, often old browsers. */
const foreign = ['::-moz-focus-inner', '::-moz-placeholder', ':-ms-input-placeholder']

const isKnown = (selector: string): boolean =>
  typeof CSS === 'undefined' || !('supports' in CSS) || CSS.supports(`selector(${selector})`)

const unknown = foreign.filter((selector) => !isKnown(selector))

/** Omits rules with unknown selectors: the browser throws for each, which takes longer than a valid rule. */
const withoutUnknown: StylisPlugin = (element) => {
  if (element.type === 'rule' && unknown.some((selector) => element.value.includes(selector)))
    element.children = []
}

/**
 * Creates an Emotion cache with a separate key, without prefixes for unsupported browsers: prefixing takes longer than
 * the rest of a style.
 */
export const createStyleCache = (key: string, ...plugins: readonly StylisPlugin[]): EmotionCache =>
  createCache({ key, stylisPlugins: [prefixer, withoutUnknown, ...plugins] })
