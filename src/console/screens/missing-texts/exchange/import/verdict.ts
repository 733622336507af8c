import { isSame } from '../../../../../contract/same-value.ts'
import type { Unit } from '../file/unit.ts'

/** Normalizes HTML by parsing and serializing it, for comparisons. */
export const normalHtml = (html: string): string =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.innerHTML

const placeholder = /\$?\{\{?[^{}\s][^{}]*\}\}?|%(?:\d+\$)?[sd]\b/g

/** Key of a tag: its name, and its link or source. */
const tagName = (element: Element): string => {
  const address = element.getAttribute('href') ?? element.getAttribute('src')
  return `<${element.localName}${address === null ? '' : ` ${address}`}>`
}

/** Tags of rich text, and placeholders (`{name}`, `%s`) of any text, with repetitions. */
const marksOf = (text: string, isRich: boolean): readonly string[] => {
  if (!isRich) return text.match(placeholder) ?? []
  const { body } = new DOMParser().parseFromString(`<body>${text}`, 'text/html')
  return [...[...body.querySelectorAll('*')].map(tagName), ...(body.textContent.match(placeholder) ?? [])]
}

/** Tags and placeholders of a text that its translation lacks, with repetitions. */
export const lostMarks = (source: string, target: string, isRich: boolean): readonly string[] => {
  const there = new Map<string, number>()
  for (const mark of marksOf(target, isRich)) there.set(mark, (there.get(mark) ?? 0) + 1)
  return marksOf(source, isRich).filter((mark) => {
    const left = there.get(mark) ?? 0
    there.set(mark, left - 1)
    return left <= 0
  })
}

/**
 * The outcome of importing a text: `new` and `changed` are stored, `same` already is. Not stored are `conflict` (the
 * record was changed since the export), `lost` (tags or placeholders are missing), `long`, `unknown` (the text does not
 * exist), `forbidden` and `unread` (the record could not be fetched).
 */
export type Verdict =
  | 'new'
  | 'changed'
  | 'same'
  | 'conflict'
  | 'lost'
  | 'long'
  | 'unknown'
  | 'forbidden'
  | 'unread'

/** A stored text and its limits. */
export interface StoredText {
  source: string
  target: string
  version: string
  isRich: boolean
  maxLength: number
}

/** Normalizes line ends and spelling variants for comparisons. */
const comparable = (text: string, isRich: boolean): string => {
  const plain = text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
  return isRich ? normalHtml(plain) : plain
}

/**
 * The outcome of a translated text. A change of the record since the export is a conflict only if it concerns the text:
 * its source differs, or another user has translated it.
 */
export const verdictOf = (
  { place, source, target }: Pick<Unit, 'place' | 'source' | 'target'>,
  stored: StoredText,
): { verdict: Verdict; lost: readonly string[] } => {
  const equal = (one: string, other: string): boolean =>
    comparable(one, stored.isRich) === comparable(other, stored.isRich)
  const response = (verdict: Verdict, lost: readonly string[] = []) => ({ verdict, lost })
  if (equal(target, stored.target)) return response('same')
  const isLater = !isSame(place.version, stored.version)
  if (isLater && (stored.target.trim() !== '' || !equal(source, stored.source))) return response('conflict')
  if (target.length > stored.maxLength) return response('long')
  const lost = lostMarks(stored.source, target, stored.isRich)
  if (lost.length > 0) return response('lost', lost)
  return response(stored.target.trim() === '' ? 'new' : 'changed')
}
