import { Document, isAlias, isCollection, isMap, isScalar, isSeq, type Node, type Pair, visit } from 'yaml'

/** Maximum line length, as in the files of the contract. */
const width = 150

/** Objects that always have one key per line. */
const blockKeys = new Set(['paths', 'components', 'schemas', 'responses', 'content', 'properties'])

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key)

const sizeOf = (node: Node, document: Document): number =>
  JSON.stringify(node.toJS(document))
    ?.replace(/"(\w+)":/g, '$1: ')
    .replaceAll(',', ', ').length ?? 0

/** Whether a node contains a block, so that it must be one itself. */
const holdsBlock = (node: Node): boolean => {
  let found = false
  visit(node, {
    Pair: (_, pair) => {
      if (blockKeys.has(keyOf(pair)) && isMap(pair.value)) found = true
      return found ? visit.BREAK : undefined
    },
  })
  return found
}

/** Puts objects and lists without blocks on one line if they fit. */
const compact = (document: Document): void => {
  visit(document, {
    Pair: (_, pair, path) => {
      const { value } = pair
      if (!isCollection(value)) return
      const column = (path.filter(isCollection).length - 1) * 2 + keyOf(pair).length
      const isBlock = (blockKeys.has(keyOf(pair)) && isMap(value)) || holdsBlock(value)
      if (!isBlock && sizeOf(value, document) + column < width - 10) value.flow = true
    },
    Seq: (_, list) => {
      for (const item of list.items)
        if (isCollection(item) && !list.flow && !holdsBlock(item) && sizeOf(item, document) < width - 30)
          item.flow = true
    },
    Scalar: (_, scalar) => {
      // YAML 1.1 parsers read an unquoted date as a timestamp.
      if (/^\d{4}-\d\d-\d\d/.test(String(scalar.value))) scalar.type = 'QUOTE_SINGLE'
    },
  })
}

/** Names anchors after their keys; those of list items after the record, with their position. */
const nameAnchors = (document: Document, record: string): void => {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  const free = (name: string, count = 1): string => {
    const candidate = count === 1 ? name : `${name}${count}`
    return taken.has(candidate) ? free(name, count + 1) : candidate
  }
  visit(document, {
    Node: (key, node, path) => {
      if (isAlias(node) || !('anchor' in node) || node.anchor === undefined) return
      const parent = path.at(-1)
      const name = isSeq(parent) ? `${record}${Number(key) + 1}` : keyOf(parent as Pair)
      const chosen = free(name === 'content' ? (isSeq(node) ? 'examples' : 'list') : name)
      taken.add(chosen)
      names.set(node.anchor, chosen)
      node.anchor = chosen
    },
    Alias: (_, alias) => {
      alias.source = names.get(alias.source) ?? alias.source
    },
  })
}

const padded = /\[ ((?:[^[\]]|\[[^[\]]*\])*) \]/g

/** Removes the padding of flow-style lists. */
const unpadded = (text: string): string =>
  [1, 2].reduce((rest) => rest.replace(padded, (_, inner: string) => `[${inner}]`), text)

const printed = (document: Document): string =>
  unpadded(document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true }))

/**
 * A copy without shared values that contain references: bundlers rewrite references in place, which would rewrite an
 * alias twice.
 */
const withOwnReferences = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !JSON.stringify(value).includes('"$ref"')) return value
  if (Array.isArray(value)) return value.map(withOwnReferences)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withOwnReferences(part)]))
}

/** A resource's file as YAML in the contract's style. Repeated values become anchors and aliases. */
export const yamlText = (value: unknown, record: string): string => {
  const document = new Document(withOwnReferences(value), { aliasDuplicateObjects: true })
  nameAnchors(document, record)
  compact(document)
  return printed(document)
}

/** An entry of a resource's file as YAML, without anchors. */
export const entryText = (name: string, value: unknown): string => {
  const document = new Document({ [name]: value }, { aliasDuplicateObjects: false })
  compact(document)
  return printed(document)
}

/** A reference to an anchor. */
export const aliasText = (name: string, anchor: string): string => `${name}: *${anchor}\n`

/** One item of a list in flow style. */
export const itemText = (value: unknown): string => {
  const document = new Document(value, { aliasDuplicateObjects: false })
  visit(document, {
    Collection: (_, node) => {
      node.flow = true
    },
  })
  return printed(document).trim()
}
