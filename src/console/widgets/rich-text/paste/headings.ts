/** The editor's first heading level; the page has the h1. */
const first = 2
const last = 4

/**
 * Maps headings to the levels of the editor. If the text has a first level, all headings move down, so that their
 * hierarchy stays. Modifies the given tree.
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
