/** The editor's headings; the page has its own of the first level. */
const first = 2
const last = 4

/**
 * Headings of the levels that the editor offers. All go down when the text has one of the first level, so that what
 * stood under another still does. Changes the tree it is given.
 */
export const fitHeadings = (root: Element): void => {
  const shift = root.querySelector('h1') ? first - 1 : 0
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(last, Number(heading.tagName.slice(1)) + shift)
    const fitting = root.ownerDocument.createElement(`h${level}`)
    for (const { name, value } of heading.attributes) fitting.setAttribute(name, value)
    fitting.append(...heading.childNodes)
    heading.replaceWith(fitting)
  }
}
