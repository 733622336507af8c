import { diffArrays } from 'diff'

/** Segments words of any script. Without it, each Bengali letter with a sign would be a word. */
export const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** A word with the blanks after it, or an atomic element such as a picture. */
interface Leaf {
  node: Text | Element
  /** The ancestor elements, the outermost first. */
  within: readonly Element[]
  /** Leaves with the same key look the same to readers. */
  key: string
}

type Change = 'same' | 'ins' | 'del'

/** Time limit of the comparison in milliseconds; after that, all text counts as replaced. */
const timeout = 1000

const blocks = 'p, h1, h2, h3, h4, h5, h6, blockquote, pre, div, figcaption, li, th, td'
const whole = 'img, hr, br'

const wordsOf = (text: string): string[] => {
  const found: string[] = []
  for (const { segment } of wordSegmenter.segment(text)) {
    const last = found.length - 1
    if (segment.trim() === '' && last >= 0) found[last] += segment
    else found.push(segment)
  }
  return found
}

const outerOf = (element: Element): string => (element.cloneNode(false) as Element).outerHTML

/** Whether text contains words, or separates other content. */
const isWord = ({ data }: Text, first: boolean): boolean => data.trim() !== '' || !first

const leavesOf = (body: Element): Leaf[] => {
  const leaves: Leaf[] = []
  const opened = new Set<Element>()
  const add = (node: Text | Element, within: readonly Element[], says: string): void => {
    const block = within.findLast((element) => element.matches(blocks))
    // The start of a paragraph is part of the comparison.
    const begins = block !== undefined && !opened.has(block)
    if (block) opened.add(block)
    leaves.push({ node, within, key: `${within.map(outerOf).join('')}${begins ? '¶' : ' '}${says}` })
  }
  const walkElement = (node: Element, within: readonly Element[]): void => {
    if (node.matches(whole)) add(node, within, outerOf(node))
    else walk(node, [...within, node])
  }
  const walk = (parent: Element, within: readonly Element[]): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Element) walkElement(node, within)
      else if (node instanceof Text && isWord(node, leaves.length === 0))
        for (const word of wordsOf(node.data)) add(new Text(word), within, word.trim())
    }
  }
  walk(body, [])
  return leaves
}

interface Changed {
  leaf: Leaf
  change: Change
}

const allOf = (leaves: readonly Leaf[], change: Change): Changed[] => leaves.map((leaf) => ({ leaf, change }))

/** The leaves of both versions in order; an unchanged one has its leaf of both. */
const inTurn = (
  before: readonly Leaf[],
  after: readonly Leaf[],
): (Changed & { old?: Leaf | undefined })[] => {
  const keys = (leaves: readonly Leaf[]) => leaves.map(({ key }) => key)
  const runs = diffArrays(keys(before), keys(after), { timeout })
  if (!runs) return [...allOf(before, 'del'), ...allOf(after, 'ins')]
  let [gone, come] = [0, 0]
  return runs.flatMap(({ value: { length }, added, removed }) => {
    const old = added ? [] : before.slice(gone, gone + length)
    gone += old.length
    if (removed) return allOf(old, 'del')
    const now = after.slice(come, come + length)
    come += length
    return now.map((leaf, index) => ({ leaf, change: added ? 'ins' : 'same', old: old[index] }))
  })
}

const changesOf = (before: readonly Leaf[], after: readonly Leaf[]): Changed[] => {
  const merged = inTurn(before, after)
  /** Elements of the new version for the ancestors of the old version's words. */
  const moved = new Map<Element, Element>()
  for (const { leaf, old } of merged)
    old?.within.forEach((element, depth) => {
      const now = leaf.within[depth]
      if (now && !moved.has(element)) moved.set(element, now)
    })
  const placed = (leaf: Leaf): Leaf => ({
    ...leaf,
    within: leaf.within.map((element) => moved.get(element) ?? element),
  })
  return merged.map(({ leaf, change }) => ({ leaf: change === 'del' ? placed(leaf) : leaf, change }))
}

/**
 * Merges two versions of rich text: removed content is in `del`, added content in `ins`, each in its own format. Takes
 * bodies of parsed, sanitized documents. Pure.
 */
export const mergeRichText = (before: Element, after: Element): DocumentFragment => {
  const result = new DocumentFragment()
  let open: { source: Element; copy: Element }[] = []
  for (const { leaf, change } of changesOf(leavesOf(before), leavesOf(after))) {
    const shared = leaf.within.findIndex((source, depth) => open[depth]?.source !== source)
    open = open.slice(0, shared < 0 ? leaf.within.length : shared)
    for (const source of leaf.within.slice(open.length)) {
      const copy = source.cloneNode(false) as Element
      ;(open.at(-1)?.copy ?? result).append(copy)
      open = [...open, { source, copy }]
    }
    const place = open.at(-1)?.copy ?? result
    const last = place.lastChild
    if (change === 'same') place.append(leaf.node.cloneNode())
    else if (last instanceof Element && last.localName === change) last.append(leaf.node.cloneNode())
    else {
      const mark = document.createElement(change)
      mark.append(leaf.node.cloneNode())
      place.append(mark)
    }
  }
  return result
}
