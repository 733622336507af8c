import {
  isKeptAddress,
  keptTags,
  tagsOfStyle,
  tagsReadAs,
} from '../../../../contract/text/rich-text-rules.ts'
import { buildLists, type ListParagraph } from './lists/build-lists.ts'
import {
  type Counting,
  countingOf,
  type Marker,
  readMarker,
  setCounting,
  writeCounter,
} from './lists/marker.ts'
import { straightenLists } from './lists/straighten-lists.ts'
import { convertWordLists } from './lists/word-lists.ts'
import { markByTags } from './marks-by-style.ts'
import { removeInnerLinks, removePrivateParts, styleRulesOf } from './private-parts.ts'
import { convertTables } from './tables.ts'

/** Whether other users can load a picture: not one on the local disk or inside the text. */
const isPortable = (image: Element): boolean => {
  const src = image.getAttribute('src') ?? ''
  return /^(https?:\/)?\//i.test(src) && isKeptAddress('img', src)
}

/** Whether HTML has a picture that other users cannot load. */
export const hasLocalPictures = (html: string): boolean =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')].some(
    (image) => !isPortable(image),
  )

const items = 'li[data-aria-level], li[data-leveltext]'

const numberOf = (element: Element, attribute: string, otherwise: number): number => {
  const value = Number.parseInt(element.getAttribute(attribute) ?? '', 10)
  return Number.isNaN(value) ? otherwise : value
}

const types = ['a', 'A', 'i', 'I'] as const

const countingOfItem = (item: Element, list: Element): Counting => {
  const style = (element: Element) => countingOf(element.getAttribute('style') ?? '')
  const type = types.find((each) => each === list.getAttribute('type'))
  return style(list) ?? style(item) ?? (type ? { type } : {})
}

/** The last number of each level, for `%1.%2`. */
type Counters = Map<number, string>

/** The marker of an item, which Word Online writes as a pattern (`%1.`, `[%1]`, `%1.%2`) and a number. */
const markerOf = (item: Element, list: Element, counters: Counters): Marker => {
  const level = numberOf(item, 'data-aria-level', 1)
  const pattern = item.getAttribute('data-leveltext') ?? ''
  if (!/%\d/.test(pattern)) return { kind: 'bullet' }
  const index = [...list.children].filter((each) => each.matches(items)).indexOf(item)
  const value = list.hasAttribute('start')
    ? numberOf(list, 'start', 1) + index
    : numberOf(item, 'data-aria-posinset', index + 1)
  const counting = countingOfItem(item, list)
  counters.set(level, writeCounter(counting, value))
  const text = pattern.replaceAll(/%(\d)/g, (_, each) => counters.get(Number(each)) ?? '')
  const marker = readMarker(text, true)
  return marker.kind === 'number' ? { kind: 'number', readings: [{ ...counting, value }] } : marker
}

/** Replaces a list, including nested lists, by paragraphs. */
const paragraphsOf = (list: Element, counters: Counters): ListParagraph[] => {
  const found = [...list.querySelectorAll(items)].map((item) => {
    const own = item.closest('ul, ol') ?? list
    const level = numberOf(item, 'data-aria-level', 1)
    const listId = item.getAttribute('data-listid') ?? ''
    return { item, level, listId, marker: markerOf(item, own, counters) }
  })
  const paragraphs = found.map(({ item, ...rest }) => {
    const element = item.ownerDocument.createElement('div')
    for (const name of ['dir', 'style']) {
      const value = item.getAttribute(name)
      if (value !== null) element.setAttribute(name, value)
    }
    element.append(
      ...[...item.childNodes].filter((node) => !(node instanceof Element && node.matches('ul, ol'))),
    )
    list.before(element)
    return { ...rest, element }
  })
  list.remove()
  return paragraphs
}

/** Joins the lists of Word Online, which writes each item as a separate list, on any level. Modifies the given tree. */
const joinWordOnlineLists = (root: Element): void => {
  for (const wrapper of root.querySelectorAll('.ListContainerWrapper'))
    wrapper.replaceWith(...wrapper.childNodes)
  for (const mirrored of root.querySelectorAll('.OutlineElement.Rtl, .OutlineElement.Rtl > p'))
    mirrored.setAttribute('dir', 'rtl')
  // The end of a paragraph is a separate blank.
  for (const end of root.querySelectorAll('span.EOP')) if ((end.textContent ?? '').trim() === '') end.remove()
  const lists = new Set<Element>()
  for (const item of root.querySelectorAll(items)) {
    let list = item.closest('ul, ol')
    for (let around = list; around; around = around.parentElement?.closest('ul, ol') ?? null) list = around
    if (list) lists.add(list)
  }
  const counters: Counters = new Map()
  buildLists([...lists].flatMap((list) => paragraphsOf(list, counters)))
}

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
const removeFrames = (root: Element): void => {
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

/** The editor's first heading level; the page has the h1. */
const first = 2
const last = 4

/**
 * Maps headings to the levels of the editor. If the text has a first level, all headings move down, so that their
 * hierarchy stays. Modifies the given tree.
 */
const fitHeadings = (root: Element): void => {
  const shift = root.querySelector('h1') ? first - 1 : 0
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(last, Number(heading.tagName.slice(1)) + shift)
    const fitting = root.ownerDocument.createElement(`h${level}`)
    for (const { name, value } of heading.attributes) fitting.setAttribute(name, value)
    fitting.append(...heading.childNodes)
    heading.replaceWith(fitting)
  }
}

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
