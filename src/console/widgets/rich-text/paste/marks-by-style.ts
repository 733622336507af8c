import {
  declarationsOf,
  tagsOfStyle,
  tagsOfStyles,
  tagsReadAs,
} from '../../../../contract/text/rich-text-rules.ts'

/** Marks by tag or style. Descendants cannot remove the last two. */
const marks = [
  { tag: 'strong', canEnd: true },
  { tag: 'em', canEnd: true },
  { tag: 'u', canEnd: false },
  { tag: 's', canEnd: false },
] as const

type Mark = (typeof marks)[number]

const blocks = /^(p|h[1-6]|ul|ol|li|table|thead|tbody|tfoot|tr|td|th|blockquote|pre|hr|br)$/i

/** Bold by default: their styles are not content. */
const headings = /^(h[1-6]|th)$/i

const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

const isTagOf = ({ tag }: Mark, element: Element): boolean => {
  const name = element.tagName.toLowerCase()
  return name === tag || tagsReadAs[name] === tag
}

/** Whether an element adds or removes a mark; undefined if it does neither. */
const hasMark = (mark: Mark, element: Element): boolean | undefined => {
  const { tag, canEnd } = mark
  if (!headings.test(element.tagName)) {
    const style = styleOf(element)
    if (tagsOfStyle(style).includes(tag)) return true
    const name = tagsOfStyles.find((means) => means.tag === tag)?.name
    const isEnded = declarationsOf(style).some(([each, value]) => name?.test(each) && value !== 'inherit')
    if (canEnd && isEnded) return false
  }
  return isTagOf(mark, element) ? true : undefined
}

const textsIn = (node: Node): readonly Text[] => {
  if (node instanceof Text) return [node]
  return [...node.childNodes].flatMap(textsIn)
}

const isMarked = (mark: Mark, text: Text, root: Element): boolean => {
  // Every program underlines links.
  if (mark.tag === 'u' && text.parentElement?.closest('a')) return false
  for (let each = text.parentElement; each && each !== root; each = each.parentElement) {
    const found = hasMark(mark, each)
    if (found !== undefined) return found
  }
  return false
}

const isBlank = (node: Node): boolean => (node.textContent ?? '').trim() === ''

/** Removes the tags and style declarations of a mark. */
const removeSaid = (mark: Mark, root: Element): void => {
  for (const element of root.querySelectorAll('*')) {
    if (isTagOf(mark, element)) element.replaceWith(...element.childNodes)
    else if (hasMark(mark, element) === true) {
      const others = declarationsOf(styleOf(element)).filter(
        ([name, value]) => !tagsOfStyle(`${name}:${value}`).includes(mark.tag),
      )
      element.setAttribute('style', others.map((declaration) => declaration.join(':')).join(';'))
    }
  }
}

const isBlock = (node: Node): boolean =>
  node instanceof Element && (blocks.test(node.tagName) || node.querySelector('p, li, td, th') !== null)

/** Wraps completely marked content below `parent` in one element of the mark. */
const wrapMarked = (parent: Node, tag: string, marked: ReadonlySet<Text>): void => {
  let wrapper: Element | undefined
  for (const node of [...parent.childNodes]) {
    const texts = textsIn(node).filter((text) => !isBlank(text))
    if (isBlock(node) || texts.length === 0 || !texts.every((text) => marked.has(text))) {
      wrapper = undefined
      wrapMarked(node, tag, marked)
      continue
    }
    if (!wrapper) {
      wrapper = document.createElement(tag)
      node.before(wrapper)
    }
    wrapper.append(node)
  }
}

/**
 * Converts bold, italic, underline and strikethrough to tags. For each text, the nearest element with a tag or style
 * for the mark decides, as in browsers. Modifies the given tree.
 */
export const markByTags = (root: Element): void => {
  for (const mark of marks) {
    const marked = new Set(textsIn(root).filter((text) => !isBlank(text) && isMarked(mark, text, root)))
    removeSaid(mark, root)
    if (marked.size > 0) wrapMarked(root, mark.tag, marked)
  }
}
