import { buildLists, type ListParagraph } from './build-lists.ts'
import { countingOf } from './counting.ts'
import { type Counting, type Marker, readMarker, writeCounter } from './marker.ts'

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
export const joinWordOnlineLists = (root: Element): void => {
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
