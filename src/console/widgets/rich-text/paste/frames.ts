import { tagsReadAs } from '../../../../contract/text/rich-text-kept.ts'

const frames = [
  'div',
  'figure',
  'figcaption',
  ...Object.keys(tagsReadAs).filter((tag) => tagsReadAs[tag] === 'div'),
]

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr'

/**
 * Removes the layout elements of a page or mail: those with blocks are replaced by their content, those with text
 * become paragraphs. Modifies the given tree.
 */
export const removeFrames = (root: Element): void => {
  for (const frame of [...root.querySelectorAll(frames.join())].reverse()) {
    if (frame.querySelector(blocks)) frame.replaceWith(...frame.childNodes)
    else {
      const paragraph = root.ownerDocument.createElement('p')
      for (const name of ['dir', 'style']) {
        const value = frame.getAttribute(name)
        if (value !== null) paragraph.setAttribute(name, value)
      }
      paragraph.append(...frame.childNodes)
      frame.replaceWith(paragraph)
    }
  }
}
