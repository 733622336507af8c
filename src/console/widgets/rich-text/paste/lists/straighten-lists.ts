import { countingOf, setCounting } from './counting.ts'

const isList = (element: Element | null | undefined): element is Element =>
  element?.localName === 'ul' || element?.localName === 'ol'

const styleOf = (element: Element | undefined): string => element?.getAttribute('style') ?? ''

const itemsOf = (list: Element): readonly Element[] =>
  [...list.children].filter((each) => each.localName === 'li')

/** Whether an item neither shows a marker nor counts, as LibreOffice writes paragraphs that go on with an item. */
const isUncounted = (item: Element): boolean => /display:\s*(inline|block)/i.test(styleOf(item))

/** An item that holds deeper lists only, and shows no marker. */
const isFrame = (item: Element): boolean =>
  (countingOf(styleOf(item))?.style === 'none' || isUncounted(item)) &&
  item.children.length > 0 &&
  [...item.childNodes].every((node) =>
    node instanceof Element ? isList(node) : (node.textContent ?? '').trim() === '',
  )

/** Puts items that do not count into the item above, or before the list. */
const joinUncounted = (list: Element): void => {
  for (const item of itemsOf(list).filter(isUncounted)) {
    const above = item.previousElementSibling
    if (above?.localName === 'li') above.append(...item.childNodes)
    else list.before(...item.childNodes)
    item.remove()
  }
}

/** Puts lists that lie directly in a list into the item above them, or before the list where they are its beginning. */
const placeInnerLists = (root: Element): void => {
  for (const item of root.querySelectorAll('li')) if (isFrame(item)) item.replaceWith(...item.children)
  for (const inner of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const list = inner.parentElement
    if (!isList(list)) continue
    const above = inner.previousElementSibling
    if (above?.localName === 'li') above.append(inner)
    else list.before(inner)
    if (list.children.length === 0) list.remove()
  }
}

/** Gives each item of a list that counts down its number. */
const numberReversed = (list: Element): void => {
  const items = itemsOf(list)
  const start = Number.parseInt(list.getAttribute('start') ?? '', 10)
  let number = Number.isNaN(start) ? items.length : start
  for (const item of items) {
    const own = Number.parseInt(item.getAttribute('value') ?? '', 10)
    if (!Number.isNaN(own)) number = own
    item.setAttribute('value', String(number))
    number -= 1
  }
}

/** Begins a new list where an item has a number of its own that does not follow. */
const splitAtNumbers = (list: Element): void => {
  let current = list
  let next = Number.parseInt(list.getAttribute('start') ?? '1', 10)
  for (const item of itemsOf(list)) {
    const own = Number.parseInt(item.getAttribute('value') ?? '', 10)
    if (!Number.isNaN(own) && own !== next) {
      next = own
      if (item.previousElementSibling) {
        const rest = current.cloneNode(false)
        if (!(rest instanceof Element)) continue
        current.after(rest)
        current = rest
      }
      current.setAttribute('start', String(own))
    }
    if (current !== list) current.append(item)
    next += 1
  }
}

const isRtl = (element: Element | null | undefined): boolean =>
  element?.getAttribute('dir')?.toLowerCase() === 'rtl' ||
  /direction:\s*rtl/i.test(styleOf(element ?? undefined))

/** Says in attributes of a list how it counts and on which side its markers stand. */
const describeList = (list: Element): void => {
  const [first] = itemsOf(list)
  const counting = countingOf(styleOf(list)) ?? countingOf(styleOf(first))
  if (counting && (list.localName === 'ol' || counting.style === 'none')) setCounting(list, counting)
  const isMirrored = isRtl(first) || isRtl(first?.querySelector(':scope > p')) || isRtl(list.closest('[dir]'))
  if (!list.hasAttribute('dir') && isMirrored) list.setAttribute('dir', 'rtl')
}

/**
 * Lists as HTML has them, whose items alone hold lists, with their numbers, kind and direction in attributes. Changes the
 * tree it is given.
 */
export const straightenLists = (root: Element): void => {
  placeInnerLists(root)
  for (const list of root.querySelectorAll('ul, ol')) {
    joinUncounted(list)
    describeList(list)
    if (list.hasAttribute('reversed')) numberReversed(list)
    if (list.localName === 'ol') splitAtNumbers(list)
  }
}
