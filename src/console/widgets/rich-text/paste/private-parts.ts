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

/** Review comments of Word and Google Docs: the list at the end, the marks in the text, and their content. */
const comments = [
  '[style*="mso-element:comment" i]',
  '[style*="mso-element: comment" i]',
  '[style*="mso-special-character:comment" i]',
  '.MsoCommentReference',
  '.MsoCommentText',
  '.MsoCommentSubject',
  '.msocomtxt',
  '.msocomanchor',
  '.msocomoff',
  'a[href*="#_msocom" i]',
  'a[href*="#_msoanchor" i]',
  'a[name^="_msocom" i]',
  'a[href*="#cmnt"]',
  '[id^="cmnt"]',
  'comment',
  'annotation',
]

/** Deletions of tracked changes. */
const deleted = ['del[cite]', 'del[datetime]', '.msoDel', '.MsoDel']

const isHidden = (style: string): boolean =>
  /(^|[;\s])(display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i.test(style)

const hiddenBySheets = (root: Element, rules: readonly StyleRule[]): readonly Element[] =>
  rules
    .filter(({ selector, declarations }) => !selector.startsWith('@') && isHidden(declarations))
    .flatMap(({ selector }) => {
      try {
        return [...root.querySelectorAll(selector)]
      } catch {
        // A proprietary selector.
        return []
      }
    })

/** In Google Docs, a comment's paragraph holds its text and the link back to its place. */
const removeDocsComments = (root: Element): void => {
  for (const back of root.querySelectorAll('a[href*="#cmnt_ref"]')) (back.closest('div, p') ?? back).remove()
}

/**
 * Removes content that a document does not show to its readers: review comments, hidden text and deletions of tracked
 * changes. Insertions become plain text. Modifies the given tree.
 */
export const removePrivateParts = (root: Element, rules: readonly StyleRule[]): void => {
  removeDocsComments(root)
  const hidden = [...root.querySelectorAll('[style]')].filter((element) =>
    isHidden(element.getAttribute('style') ?? ''),
  )
  const remarks = root.querySelectorAll([...comments, ...deleted, '[hidden]'].join())
  for (const element of [...remarks, ...hidden, ...hiddenBySheets(root, rules)]) element.remove()
  for (const inserted of root.querySelectorAll('ins[cite], ins[datetime], .msoIns'))
    inserted.replaceWith(...inserted.childNodes)
}

/** Unwraps links within the source document, whose targets are lost. Modifies the given tree. */
export const removeInnerLinks = (root: Element): void => {
  for (const link of root.querySelectorAll('a[href^="#"], a:not([href])'))
    link.replaceWith(...link.childNodes)
}
