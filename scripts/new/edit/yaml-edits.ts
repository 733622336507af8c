import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml'
import { entryText } from '../contract/yaml-text.ts'

/** A range of a text, as offsets, and its replacement. */
export interface Splice {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Replaces ranges of a text without changing the rest. */
export const spliced = (text: string, splices: readonly Splice[]): string =>
  [...splices]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to, text: piece }) => rest.slice(0, from) + piece + rest.slice(to), text)

type Path = readonly (string | number)[]

const resolved = (node: unknown, document: Document): Node | undefined =>
  (isAlias(node) ? node.resolve(document) : node) as Node | undefined

/** The node at a path of a document, through aliases; undefined when there is none. */
const nodeIn = (document: Document, path: Path): Node | undefined =>
  path.reduce<Node | undefined>(
    (node, key) => (isMap(node) || isSeq(node) ? resolved(node.get(key, true), document) : undefined),
    resolved(document.contents, document),
  )

const nodeAt = (text: string, path: Path): Node | undefined => nodeIn(parseDocument(text), path)

const indented = (piece: string, indent: string): string =>
  piece
    .trimEnd()
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : indent + line))
    .join('\n')

const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1)

/** The entries of an object or list, in the order of the file. */
const entriesOf = (text: string, node: Node | undefined): readonly { start: number; end: number }[] => {
  if (!isMap(node) && !isSeq(node)) return []
  return node.items.flatMap((item) => {
    const first = isMap(node) ? (item as { key: Scalar }).key : (item as Scalar)
    const last = isMap(node) ? ((item as { value: Node | null }).value ?? first) : first
    if (!first.range || !last.range) return []
    // A block ends at the start of the next entry.
    const blanks = /\s*$/.exec(text.slice(first.range[0], last.range[1]))?.[0].length ?? 0
    return [{ start: first.range[0], end: last.range[1] - blanks }]
  })
}

/** A key and its value in flow style. */
const inFlow = (pair: string): string => {
  if (!pair.trim().includes('\n')) return pair.trim()
  const document = parseDocument(pair)
  visit(document, {
    Collection: (_, node) => {
      node.flow = true
    },
  })
  return document
    .toString({ lineWidth: 0, singleQuote: true })
    .trim()
    .replace(/^\{ | \}$/g, '')
}

/**
 * Adds a key and value, both as YAML, to the end of an object (or before the key `before`), in the object's style.
 * Throws if there is no object at the path.
 */
export const withPair = (text: string, path: Path, pair: string, before?: string): string => {
  const node = nodeAt(text, path)
  const entries = entriesOf(text, node)
  if (!isMap(node) || !node.range) throw new Error(`There is no object ${path.join('.')}`)
  const last = entries.at(-1)
  const [start, , end] = node.range
  if (!last) return spliced(text, [{ from: start, to: node.range[1], text: `{ ${inFlow(pair)} }` }])
  if (node.flow) return spliced(text, [{ from: last.end, to: last.end, text: `, ${inFlow(pair)}` }])
  const indent = ' '.repeat(columnOf(text, entries[0]?.start ?? start))
  const next = node.items.findIndex((item) => isScalar(item.key) && item.key.value === before)
  const at = next > 0 ? (entries[next]?.start ?? end) : undefined
  return at === undefined
    ? spliced(text, [{ from: last.end, to: last.end, text: `\n${indent}${indented(pair, indent)}` }])
    : spliced(text, [{ from: at, to: at, text: `${indented(pair, indent)}\n${indent}` }])
}

/** Adds a value at the end of a list, in the list's style. Throws when there is no list at the path. */
export const withItem = (text: string, path: Path, item: string): string => {
  const node = nodeAt(text, path)
  const last = entriesOf(text, node).at(-1)
  if (!isSeq(node) || !last) throw new Error(`There is no list ${path.join('.')}`)
  const lead = node.flow ? ', ' : `\n${' '.repeat(columnOf(text, last.start) - 2)}- `
  return spliced(text, [{ from: last.end, to: last.end, text: lead + item }])
}

/** A YAML text that is edited step by step. */
export interface YamlEditor {
  text: () => string
  has: (path: Path) => boolean
  /** Adds entries to the end of an object, or before a key; see {@link withPair}. */
  add: (path: Path, entries: Readonly<Record<string, unknown>>, before?: string) => void
  /** Adds a value, as YAML, to the end of a list; see {@link withItem}. */
  append: (path: Path, item: string) => void
  replace: (edit: (text: string) => string) => void
}

/** Edits a YAML text without changing the rest; each call adds to the result of the ones before. */
export const yamlEditor = (initial: string): YamlEditor => {
  let text = initial
  return {
    text: () => text,
    has: (path) => hasIn(text, path),
    add: (path, entries, before) => {
      for (const [name, value] of Object.entries(entries))
        text = withPair(text, path, entryText(name, value), before)
    },
    append: (path, item) => {
      text = withItem(text, path, item)
    },
    replace: (edit) => {
      text = edit(text)
    },
  }
}

/** Whether there is something at a path, through aliases. */
export const hasIn = (text: string, path: Path): boolean => nodeAt(text, path) !== undefined

/** The offset of the object or list at a path; the same for an anchor and its aliases. */
export const offsetOf = (text: string, path: Path): number | undefined => nodeAt(text, path)?.range?.[0]

/** The names of all anchors. */
export const anchorsIn = (text: string): ReadonlySet<string> => {
  const names = new Set<string>()
  visit(parseDocument(text), {
    Node: (_, node) => {
      if ('anchor' in node && typeof node.anchor === 'string') names.add(node.anchor)
    },
  })
  return names
}

/** A scalar with its path; for a key, the key itself is last and `isKey` is true. */
export interface FoundScalar {
  readonly scalar: Scalar
  readonly path: Path
  readonly isKey: boolean
}

/** Every scalar of a document, once: aliases are not followed. */
export const scalarsIn = (text: string): readonly FoundScalar[] => {
  const walk = (node: unknown, path: Path): FoundScalar[] => {
    if (isScalar(node)) return [{ scalar: node, path, isKey: false }]
    if (isSeq(node)) return node.items.flatMap((item, index) => walk(item, [...path, index]))
    if (!isMap(node)) return []
    return (node as YAMLMap).items.flatMap(({ key, value }) => {
      if (!isScalar(key)) return []
      const here = [...path, String(key.value)]
      return [{ scalar: key, path: here, isKey: true }, ...walk(value, here)]
    })
  }
  return walk(parseDocument(text).contents, [])
}

/** A list of a document, with the offsets and the values of its items. */
export interface FoundList {
  readonly path: Path
  readonly items: readonly { readonly value: unknown; readonly start: number; readonly end: number }[]
}

/** Every list of a document, once: aliases are not followed. */
export const listsIn = (text: string): readonly FoundList[] => {
  const document = parseDocument(text)
  const walk = (node: unknown, path: Path): FoundList[] => {
    if (isMap(node))
      return node.items.flatMap(({ key, value }) =>
        isScalar(key) ? walk(value, [...path, String(key.value)]) : [],
      )
    if (!isSeq(node)) return []
    const items = node.items.flatMap((item) => {
      const { range, toJS } = item as Node
      return range ? [{ value: toJS.call(item, document), start: range[0], end: range[1] }] : []
    })
    return [{ path, items }, ...node.items.flatMap((item, index) => walk(item, [...path, index]))]
  }
  return walk(document.contents, [])
}

/** Removes the items of all lists in flow style that `isGone` accepts. */
export const withoutItems = (text: string, isGone: (value: unknown) => boolean): string =>
  spliced(
    text,
    listsIn(text).flatMap(({ items }) =>
      items.flatMap(({ value, start, end }, index): Splice[] => {
        if (!isGone(value)) return []
        // The first item takes the separator behind it along, unless all items before the next kept one go.
        const before = items.slice(0, index).findLast((item) => !isGone(item.value))
        const next = items[index + 1]
        if (before) return [{ from: items[index - 1]?.end ?? start, to: end, text: '' }]
        return [{ from: start, to: next?.start ?? end, text: '' }]
      }),
    ),
  )
