import { keptTags } from '../../../../contract/text/rich-text-kept.ts'
import { tagsOfStyle } from '../../../../contract/text/rich-text-rules.ts'
import { removeFrames } from './frames.ts'
import { fitHeadings } from './headings.ts'
import { countingOf, setCounting } from './lists/counting.ts'
import { straightenLists } from './lists/straighten-lists.ts'
import { convertWordLists } from './lists/word-lists.ts'
import { joinWordOnlineLists } from './lists/word-online-lists.ts'
import { markByTags } from './marks-by-style.ts'
import { isPortable } from './portable-pictures.ts'
import { removeInnerLinks, removePrivateParts } from './private-parts.ts'
import { styleRulesOf } from './style-sheets.ts'
import { convertTables } from './tables.ts'

const dropped = 'style, script, meta, link, title, xml, head, noscript, iframe, object, template'

/** Attributes that are allowed in general, but are only styling in content of other programs. */
const dress = ['dir', 'lang', 'style', 'title', 'target', 'rel', 'width', 'height']

/** The attributes of an element that a paste keeps. */
const attributesOf = (tag: string): readonly string[] =>
  (keptTags[tag.toLowerCase()] ?? []).filter((name) => !dress.includes(name))

const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase()

const removeComments = (root: Element): void => {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

const unwrap = (element: Element, marks: readonly string[]): void => {
  let inner: Node[] = [...element.childNodes]
  for (const mark of marks) {
    const wrapper = element.ownerDocument.createElement(mark)
    wrapper.append(...inner)
    inner = [wrapper]
  }
  element.replaceWith(...inner)
}

/** Office elements (`o:p`), fonts and spans, which only carry styles. */
const isWrapper = (element: Element): boolean => /^(span|font|\w+:\w+)$/i.test(element.tagName)

const cleanAttributes = (element: Element): void => {
  const rtl =
    element.getAttribute('dir')?.toLowerCase() === 'rtl' || /direction:\s*rtl/.test(styleOf(element))
  const counting = /^[uo]l$/.test(element.localName) ? countingOf(styleOf(element)) : undefined
  const keep = attributesOf(element.tagName)
  for (const { name } of [...element.attributes]) if (!keep.includes(name)) element.removeAttribute(name)
  if (counting?.style) setCounting(element, counting)
  if (rtl) element.setAttribute('dir', 'rtl')
}

/** Removes images that are not public, then paragraphs without visible content. */
const removeUnseen = (root: Element): void => {
  for (const image of root.querySelectorAll('img')) if (!isPortable(image)) image.remove()
  for (const paragraph of root.querySelectorAll('p')) {
    const blank = (paragraph.textContent ?? '').replaceAll('\u00a0', ' ').trim() === ''
    if (blank && !paragraph.querySelector('img')) paragraph.remove()
  }
}

/**
 * Cleans pasted HTML: removes additions of word processors (styles, classes, fonts, empty paragraphs, local images) and
 * content hidden from readers (comments, hidden text). Marks, headings, links, lists, tables and direction stay.
 */
export const cleanPastedHtml = (html: string): string => {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const { body } = document
  const rules = styleRulesOf(document)
  for (const element of body.querySelectorAll(dropped)) element.remove()
  removeComments(body)
  removePrivateParts(body, rules)
  removeInnerLinks(body)
  convertWordLists(body, rules)
  joinWordOnlineLists(body)
  straightenLists(body)
  convertTables(body)
  fitHeadings(body)
  removeFrames(body)
  markByTags(body)
  // Innermost first, so that unwrapped content contains no more wrappers.
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    if (isWrapper(element)) unwrap(element, tagsOfStyle(styleOf(element)))
    else cleanAttributes(element)
  }
  removeUnseen(body)
  return body.innerHTML.trim()
}
