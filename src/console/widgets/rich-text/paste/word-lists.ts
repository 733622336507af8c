/** Word writes list items as paragraphs: `style="mso-list:l0 level2 lfo1"`, the bullet in a span of its own. */
const levelOf = (element: Element): number => {
  const style = element.getAttribute('style') ?? ''
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style)?.[1]
  if (level !== undefined) return Number(level)
  return /\bMsoListParagraph/i.test(element.className) ? 1 : 0
}

const markerOf = (element: Element): Element | undefined =>
  [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )

/** A bullet is a sign; a number, letter or numeral with a full stop or bracket counts. */
const isNumbered = (marker: string): boolean => /^\s*\(?([\p{Nd}]+|[a-z]{1,4})[.)]/iu.test(marker)

const startList = (document: Document, numbered: boolean): Element =>
  document.createElement(numbered ? 'ol' : 'ul')

/** The lists that are open at one place, outermost first. */
type OpenLists = Element[]

const listAt = (open: OpenLists, level: number, numbered: boolean, before: Element): Element => {
  open.length = Math.min(open.length, level)
  const same = open[level - 1]
  if (same && (same.localName === 'ol') === numbered) return same
  open.length = Math.min(open.length, level - 1)
  const deepest = open.at(-1)
  const list = startList(before.ownerDocument, numbered)
  const parent = deepest?.lastElementChild
  if (parent) parent.append(list)
  else before.before(list)
  open.push(list)
  return list
}

/** Turns Word's list paragraphs into lists, nested as Word shows them. Changes the tree it is given. */
export const convertWordLists = (root: Element): void => {
  let open: OpenLists = []
  for (const paragraph of [...root.querySelectorAll('p')]) {
    const level = levelOf(paragraph)
    if (level === 0) continue
    if (paragraph.previousElementSibling !== open[0]) open = []
    const marker = markerOf(paragraph)
    const list = listAt(
      open,
      Math.min(level, open.length + 1),
      isNumbered(marker?.textContent ?? ''),
      paragraph,
    )
    marker?.remove()
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}
