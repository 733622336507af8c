import { isMap, isScalar, isSeq, type Node, parseDocument, type Scalar, visit, type YAMLMap } from 'yaml'

/** A piece of a text and what stands in its place. */
export interface Splice {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The text with its pieces exchanged; all else stays as it is written. */
export const spliced = (text: string, splices: readonly Splice[]): string =>
  [...splices]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to, text: piece }) => rest.slice(0, from) + piece + rest.slice(to), text)

type Path = readonly (string | number)[]

const nodeAt = (text: string, path: Path): Node | undefined =>
  parseDocument(text).getIn(path, true) as Node | undefined

const indented = (piece: string, indent: string): string =>
  piece
    .trimEnd()
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : indent + line))
    .join('\n')

const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1)

/** What an object or list of the file consists of, in the order of the file. */
const partsOf = (text: string, node: Node | undefined): readonly { start: number; end: number }[] => {
  if (!isMap(node) && !isSeq(node)) return []
  return node.items.flatMap((item) => {
    const first = isMap(node) ? (item as { key: Scalar }).key : (item as Scalar)
    const last = isMap(node) ? ((item as { value: Node | null }).value ?? first) : first
    if (!first.range || !last.range) return []
    // What stands in lines of its own ends where the next thing begins.
    const blanks = /\s*$/.exec(text.slice(first.range[0], last.range[1]))?.[0].length ?? 0
    return [{ start: first.range[0], end: last.range[1] - blanks }]
  })
}

/** A key and its value as they stand within an object on one line. */
const onOneLine = (pair: string): string => {
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
 * Adds a key and its value, both as YAML, behind the last of an object (or before the key `before`), on its line where it
 * stands on one. Throws when there is no such object.
 */
export const withPair = (text: string, path: Path, pair: string, before?: string): string => {
  const node = nodeAt(text, path)
  const parts = partsOf(text, node)
  if (!isMap(node) || !node.range) throw new Error(`There is no object ${path.join('.')}`)
  const last = parts.at(-1)
  const [start, , end] = node.range
  if (!last) return spliced(text, [{ from: start, to: node.range[1], text: `{ ${onOneLine(pair)} }` }])
  if (node.flow) return spliced(text, [{ from: last.end, to: last.end, text: `, ${onOneLine(pair)}` }])
  const indent = ' '.repeat(columnOf(text, parts[0]?.start ?? start))
  const next = node.items.findIndex((item) => isScalar(item.key) && item.key.value === before)
  const at = next > 0 ? (parts[next]?.start ?? end) : undefined
  return at === undefined
    ? spliced(text, [{ from: last.end, to: last.end, text: `\n${indent}${indented(pair, indent)}` }])
    : spliced(text, [{ from: at, to: at, text: `${indented(pair, indent)}\n${indent}` }])
}

/** Adds a value to a list that stands on one line, or behind the last of its lines. */
export const withItem = (text: string, path: Path, item: string): string => {
  const node = nodeAt(text, path)
  const last = partsOf(text, node).at(-1)
  if (!isSeq(node) || !last) throw new Error(`There is no list ${path.join('.')}`)
  const lead = node.flow ? ', ' : `\n${' '.repeat(columnOf(text, last.start) - 2)}- `
  return spliced(text, [{ from: last.end, to: last.end, text: lead + item }])
}

/** Whether there is something at a path. */
export const hasIn = (text: string, path: Path): boolean => parseDocument(text).hasIn(path)

/** How many a list has; 0 where there is none. */
export const lengthOf = (text: string, path: Path): number => {
  const node = nodeAt(text, path)
  return isSeq(node) ? node.items.length : 0
}

/** Every scalar below a node with the keys that lead to it; of a key, the key itself is last and `isKey` true. */
export const scalarsIn = (text: string): readonly { scalar: Scalar; path: Path; isKey: boolean }[] => {
  const walk = (node: unknown, path: Path): { scalar: Scalar; path: Path; isKey: boolean }[] => {
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
