import type { StyleRule } from './style-sheets.ts'

/** Review comments of Word and Google Docs: the list at the end, the marks in the text, and what lies under them. */
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

/** What a tracked change has deleted. */
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
        // A selector of the program's own.
        return []
      }
    })

/** The paragraph of a comment in Google Docs holds its text beside the link back to the place. */
const removeDocsComments = (root: Element): void => {
  for (const back of root.querySelectorAll('a[href*="#cmnt_ref"]')) (back.closest('div, p') ?? back).remove()
}

/**
 * Removes what the author of a document does not show to its readers: review comments, hidden text and deletions of
 * tracked changes. Insertions become plain text. Changes the tree it is given.
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

/** Unwraps links to a place in the document they come from; no such place is kept. Changes the tree it is given. */
export const removeInnerLinks = (root: Element): void => {
  for (const link of root.querySelectorAll('a[href^="#"], a:not([href])'))
    link.replaceWith(...link.childNodes)
}
