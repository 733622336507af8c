import { countingOf, setCounting } from './marker.ts'

const isList = (element: Element | null | undefined): element is Element =>
  element?.localName === 'ul' || element?.localName === 'ol'

const styleOf = (element: Element | undefined): string => element?.getAttribute('style') ?? ''

const itemsOf = (list: Element): readonly Element[] =>
  [...list.children].filter((each) => each.localName === 'li')

/** Whether an item has no marker and no number; LibreOffice writes continuation paragraphs of an item this way. */
const isUncounted = (item: Element): boolean => /display:\s*(inline|block)/i.test(styleOf(item))

/** Whether an item only holds nested lists, and has no marker. */
const isFrame = (item: Element): boolean =>
  (countingOf(styleOf(item))?.style === 'none' || isUncounted(item)) &&
  item.children.length > 0 &&
  [...item.childNodes].every((node) =>
    node instanceof Element ? isList(node) : (node.textContent ?? '').trim() === '',
  )

/** Moves uncounted items into the item above, or before the list. */
const joinUncounted = (list: Element): void => {
  for (const item of itemsOf(list).filter(isUncounted)) {
    const above = item.previousElementSibling
    if (above?.localName === 'li') above.append(...item.childNodes)
    else list.before(...item.childNodes)
    item.remove()
  }
}

/** Moves lists that are direct children of a list into the item above them, or before the list if they come first. */
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

/** Sets the numbers of items in a reversed list. */
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

/** Splits a list at items whose number does not follow the previous one. */
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

/** Sets the attributes of a list for its numbering and direction. */
const describeList = (list: Element): void => {
  const [first] = itemsOf(list)
  const counting = countingOf(styleOf(list)) ?? countingOf(styleOf(first))
  if (counting && (list.localName === 'ol' || counting.style === 'none')) setCounting(list, counting)
  const isMirrored = isRtl(first) || isRtl(first?.querySelector(':scope > p')) || isRtl(list.closest('[dir]'))
  if (!list.hasAttribute('dir') && isMirrored) list.setAttribute('dir', 'rtl')
}

/**
 * Converts lists to valid HTML, in which only items contain lists, with numbers, type and direction as attributes.
 * Modifies the given tree.
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
