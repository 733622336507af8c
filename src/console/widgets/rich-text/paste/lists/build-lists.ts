import { type Counting, type Marker, type Reading, setCounting } from './marker.ts'

/** A paragraph that another program displays as a list item. */
export interface ListParagraph {
  /** The paragraph, whose content becomes the item's. */
  readonly element: Element
  /** Nesting depth, from 1. */
  readonly level: number
  /** Distinguishes lists on the same level. */
  readonly listId: string
  /** `none` for a continuation of the item above. */
  readonly marker: Marker | { readonly kind: 'none' }
}

interface OpenList {
  readonly level: number
  readonly listId: string
  readonly list: Element
  /** The number of the next item; undefined in unnumbered lists. */
  readonly next?: Reading
}

const isSame = (one: Counting, other: Counting): boolean =>
  one.type === other.type && one.style === other.style

/** Resolves an ambiguous marker by the next one of its list. */
const startOf = (
  readings: readonly Reading[],
  { level, listId }: ListParagraph,
  rest: readonly ListParagraph[],
): Reading | undefined => {
  if (readings.length < 2) return readings[0]
  const end = rest.findIndex((each) => each.level < level || each.listId !== listId)
  const next = (end < 0 ? rest : rest.slice(0, end)).find((each) => each.level === level)?.marker
  const following = next?.kind === 'number' ? next.readings : []
  return (
    readings.find((reading) =>
      following.some((each) => isSame(each, reading) && each.value === reading.value + 1),
    ) ?? readings[0]
  )
}

/** An open list with one more item; undefined if the paragraph starts another list. */
const continued = (open: OpenList | undefined, { listId, marker }: ListParagraph): OpenList | undefined => {
  if (open?.listId !== listId) return undefined
  const { list, next } = open
  if (marker.kind === 'number') {
    const reading = marker.readings.find((each) => next && isSame(each, next) && each.value === next.value)
    return reading && { ...open, next: { ...reading, value: reading.value + 1 } }
  }
  const hasTexts = list.hasAttribute('style')
  return list.localName === 'ul' && hasTexts === (marker.kind === 'text') ? open : undefined
}

const createList = (paragraph: ListParagraph, rest: readonly ListParagraph[]): OpenList => {
  const { element, level, listId, marker } = paragraph
  const reading = marker.kind === 'number' ? startOf(marker.readings, paragraph, rest) : undefined
  const list = element.ownerDocument.createElement(reading ? 'ol' : 'ul')
  if (marker.kind === 'text') setCounting(list, { style: 'none' })
  if (!reading) return { level, listId, list }
  setCounting(list, reading)
  if (reading.value !== 1) list.setAttribute('start', String(reading.value))
  return { level, listId, list, next: { ...reading, value: reading.value + 1 } }
}

const itemOf = ({ element, marker }: ListParagraph): Element => {
  const item = element.ownerDocument.createElement('li')
  for (const name of ['dir', 'style']) {
    const value = element.getAttribute(name)
    if (value !== null) item.setAttribute(name, value)
  }
  item.append(...element.childNodes)
  if (marker.kind === 'text') (item.querySelector('p') ?? item).prepend(`${marker.text} `)
  return item
}

const isBlank = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' && !element.querySelector('img, hr')

/** The previous element that is not a blank paragraph. */
const shownBefore = (element: Element): Element | null => {
  let before = element.previousElementSibling
  while (before && before.localName === 'p' && isBlank(before)) before = before.previousElementSibling
  return before
}

/**
 * Replaces paragraphs, in document order, by their lists. Lists continue the numbering of the source; adjacent but
 * separate lists stay separate.
 */
export const buildLists = (paragraphs: readonly ListParagraph[]): void => {
  let open: readonly OpenList[] = []
  for (const [index, paragraph] of paragraphs.entries()) {
    const { element, level, marker } = paragraph
    if (shownBefore(element) !== open[0]?.list) open = []
    if (marker.kind === 'none') {
      open = open.filter((each) => each.level <= Math.max(level, open[0]?.level ?? 0))
      open.at(-1)?.list.lastElementChild?.append(element)
      continue
    }
    const around = open.filter((each) => each.level < level)
    const same = continued(
      open.find((each) => each.level === level),
      paragraph,
    )
    const current = same ?? createList(paragraph, paragraphs.slice(index + 1))
    const parent = around.at(-1)?.list.lastElementChild
    if (!same && parent) parent.append(current.list)
    else if (!same) element.before(current.list)
    current.list.append(itemOf(paragraph))
    element.remove()
    open = [...around, current]
  }
}
