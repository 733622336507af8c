import { diffArrays } from 'diff'

/** A word with the blanks after it, or what stands for itself, such as a picture. */
interface Leaf {
  node: Text | Element
  /** The elements that it stands in, the outermost first. */
  within: readonly Element[]
  /** Leaves with the same key are the same to whoever reads them. */
  key: string
}

type Change = 'same' | 'ins' | 'del'

/** Longer than this, in milliseconds, nobody waits: all of it then counts as replaced. */
const patience = 1000

const blocks = 'p, h1, h2, h3, h4, h5, h6, blockquote, pre, div, figcaption, li, th, td'
const whole = 'img, hr, br'

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

const wordsOf = (text: string): string[] => {
  const found: string[] = []
  for (const { segment } of words.segment(text)) {
    const last = found.length - 1
    if (segment.trim() === '' && last >= 0) found[last] += segment
    else found.push(segment)
  }
  return found
}

const outerOf = (element: Element): string => (element.cloneNode(false) as Element).outerHTML

const leavesOf = (body: Element): Leaf[] => {
  const leaves: Leaf[] = []
  const begun = new Set<Element>()
  const add = (node: Text | Element, within: readonly Element[], says: string): void => {
    const block = within.findLast((element) => element.matches(blocks))
    // Where a paragraph begins is part of what is read.
    const begins = block !== undefined && !begun.has(block)
    if (block) begun.add(block)
    leaves.push({ node, within, key: `${within.map(outerOf).join('')}${begins ? '¶' : ' '}${says}` })
  }
  const walk = (parent: Element, within: readonly Element[]): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Element) {
        if (node.matches(whole)) add(node, within, outerOf(node))
        else walk(node, [...within, node])
      } else if (node instanceof Text && (node.data.trim() !== '' || leaves.length > 0))
        for (const word of wordsOf(node.data)) add(new Text(word), within, word.trim())
    }
  }
  walk(body, [])
  return leaves
}

const changesOf = (before: readonly Leaf[], after: readonly Leaf[]): { leaf: Leaf; change: Change }[] => {
  const keys = (leaves: readonly Leaf[]) => leaves.map(({ key }) => key)
  const runs = diffArrays(keys(before), keys(after), { timeout: patience })
  if (!runs)
    return [
      ...before.map((leaf) => ({ leaf, change: 'del' as const })),
      ...after.map((leaf) => ({ leaf, change: 'ins' as const })),
    ]
  /** The elements of the new version in which the old one's words now stand. */
  const moved = new Map<Element, Element>()
  const merged: { leaf: Leaf; change: Change }[] = []
  let [gone, come] = [0, 0]
  for (const { value, added, removed } of runs) {
    const change: Change = added ? 'ins' : removed ? 'del' : 'same'
    for (let index = 0; index < value.length; index += 1) {
      const old = added ? undefined : before[gone++]
      const leaf = removed ? old : after[come++]
      if (leaf) merged.push({ leaf, change })
      if (change === 'same')
        old?.within.forEach((element, depth) => {
          const now = leaf?.within[depth]
          if (now && !moved.has(element)) moved.set(element, now)
        })
    }
  }
  return merged.map(({ leaf, change }) =>
    change === 'del'
      ? { leaf: { ...leaf, within: leaf.within.map((element) => moved.get(element) ?? element) }, change }
      : { leaf, change },
  )
}

/**
 * Two versions of rich text in one, as it is read: what went stands in `del`, what came in `ins`, each in the format that
 * it had or has. Takes bodies of parsed, sanitised documents. Pure.
 */
export const mergeRichText = (before: Element, after: Element): DocumentFragment => {
  const result = new DocumentFragment()
  let open: { source: Element; made: Element }[] = []
  for (const { leaf, change } of changesOf(leavesOf(before), leavesOf(after))) {
    const shared = leaf.within.findIndex((source, depth) => open[depth]?.source !== source)
    open = open.slice(0, shared < 0 ? leaf.within.length : shared)
    for (const source of leaf.within.slice(open.length)) {
      const made = source.cloneNode(false) as Element
      ;(open.at(-1)?.made ?? result).append(made)
      open = [...open, { source, made }]
    }
    const place = open.at(-1)?.made ?? result
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
