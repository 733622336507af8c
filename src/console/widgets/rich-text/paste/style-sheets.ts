/** A rule of a style sheet: its selector (`p.MsoNormal`, `@list l0:level1`) and its declarations, not yet parsed. */
export interface StyleRule {
  readonly selector: string
  readonly declarations: string
}

/**
 * The rules of a document's `style` elements, without those for a single medium. Browsers drop `@list` and `mso-`
 * declarations, so the text is parsed directly.
 */
export const styleRulesOf = (document: Document): readonly StyleRule[] => {
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '')
  const rules = sheets
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--|-->/g, '')
    .replaceAll(/@[^{};]*\{(?:[^{}]*\{[^{}]*\})+[^{}]*\}/g, '')
  return [...rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => ({
    selector: selector.trim(),
    declarations,
  }))
}
