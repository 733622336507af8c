import type { StyleRule } from '../private-parts.ts'
import { buildLists, type ListParagraph } from './build-lists.ts'
import { type Marker, readMarker } from './marker.ts'

const blocks = 'p, h1, h2, h3, h4, h5, h6'

const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

/** The span with Word's marker of an item. */
const markerOf = (element: Element): Element | undefined =>
  [...element.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)))

/** The position of a paragraph in the document's lists: `mso-list:l0 level2 lfo1`. */
interface Place {
  readonly definition: string
  readonly level: number
  readonly listId: string
}

const placeIn = (declarations: string): Place | undefined => {
  const [, definition = '', level = '', listId = ''] =
    /mso-list:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/i.exec(declarations) ?? []
  return level === '' ? undefined : { definition, level: Number(level), listId: listId || definition }
}

/** The declarations of the rules for a paragraph class. */
const declarationsOfClass = (rules: readonly StyleRule[], name: string): string =>
  rules
    .filter(({ selector }) => selector.split(/\s*,\s*/).includes(`p.${name}`))
    .map(({ declarations }) => declarations)
    .join(';')

const listPosition = (element: Element, rules: readonly StyleRule[]): Place | undefined => {
  if (/mso-list:\s*none/i.test(styleOf(element))) return undefined
  const own = placeIn(styleOf(element))
  if (own || !markerOf(element)) return own
  const [name = ''] = element.classList
  // `MsoListNumber2` is the first level of its own list, displayed as a second.
  const depth = Number(/^MsoList(?:Bullet|Number)(\d)$/i.exec(name)?.[1] ?? 0)
  const byClass = placeIn(declarationsOfClass(rules, name)) ?? { definition: '', level: 1, listId: '' }
  return { ...byClass, level: Math.max(depth, byClass.level) }
}

/** The style sheet's definition of a list level, as `@list l0:level2`. */
const definitionOf = (
  rules: readonly StyleRule[],
  { definition, level, listId }: Place,
): string | undefined => {
  const name = `@list ${definition}:level${level}`
  const found = rules.filter(({ selector }) => selector === name || selector === `${name} ${listId}`)
  return found.length === 0 ? undefined : found.map(({ declarations }) => declarations).join(';')
}

const formatOf = (definition: string | undefined): string | undefined =>
  definition === undefined
    ? undefined
    : (/mso-level-number-format:\s*([\w-]+)/i.exec(definition)?.[1]?.toLowerCase() ?? 'arabic')

const isOfFormat = (type: string | undefined, format: string): boolean => {
  if (format.startsWith('roman')) return type?.toLowerCase() === 'i'
  return format.startsWith('alpha') ? type?.toLowerCase() === 'a' : true
}

/** The marker that Word displays; the style sheet decides whether a letter is a Roman numeral. */
const readWordMarker = (shown: Element | undefined, definition: string | undefined): Marker => {
  const format = formatOf(definition)
  const text = shown?.textContent ?? ''
  if (format === 'none' && text.trim() === '') return { kind: 'text', text: '' }
  const marker = readMarker(
    text,
    format === undefined ? undefined : format !== 'bullet' && format !== 'image',
  )
  if (marker.kind !== 'number' || format === undefined) return marker
  const fitting = marker.readings.filter(({ type }) => isOfFormat(type, format))
  return fitting.length > 0 ? { kind: 'number', readings: fitting } : marker
}

/** A numbered heading stays a heading, its number becomes text. */
const keepNumberOfHeading = (shown: Element | undefined): void => {
  const number = (shown?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  shown?.replaceWith(number === '' ? '' : `${number} `)
}

const points: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75, pc: 12 }

/** Indentation in points per level of Word's lists, and of the style "List Paragraph". */
const insetOfLevel = 36

/** The level whose items have a paragraph's indentation. */
const levelByInset = (paragraph: Element): number => {
  const side = paragraph.getAttribute('dir')?.toLowerCase() === 'rtl' ? 'right' : 'left'
  const insets = [...styleOf(paragraph).matchAll(/margin-(left|right):\s*([\d.]+)(pt|in|cm|mm|px|pc)/gi)]
  const [, , size, unit = ''] = insets.find(([, name]) => name?.toLowerCase() === side) ?? insets[0] ?? []
  const inset = size === undefined ? insetOfLevel : Number(size) * (points[unit.toLowerCase()] ?? 1)
  return Math.max(1, Math.round(inset / insetOfLevel))
}

/** Whether a paragraph has a list style. */
const hasListStyle = (element: Element): boolean =>
  element.localName === 'p' && /\bMsoListParagraph/i.test(element.className)

const listParagraphOf = (element: Element, rules: readonly StyleRule[]): ListParagraph[] => {
  const place = listPosition(element, rules)
  if (!place)
    return hasListStyle(element)
      ? [{ element, level: levelByInset(element), listId: '', marker: { kind: 'none' } }]
      : []
  const shown = markerOf(element)
  if (element.localName !== 'p') {
    keepNumberOfHeading(shown)
    return []
  }
  const marker = readWordMarker(shown, definitionOf(rules, place))
  shown?.remove()
  return [{ element, level: place.level, listId: place.listId, marker }]
}

/**
 * Converts Word's paragraphs of list items to lists, nested, numbered and separated as Word displays them. A paragraph
 * of the style "List Paragraph" without a marker belongs to the item above. Modifies the given tree.
 */
export const convertWordLists = (root: Element, rules: readonly StyleRule[]): void =>
  buildLists([...root.querySelectorAll(blocks)].flatMap((element) => listParagraphOf(element, rules)))
