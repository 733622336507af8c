import { Document, isCollection, isMap, isSeq, type Node, visit } from 'yaml'

const width = 110
/** What stands key by key in every file of the contract, however short it is. */
const blocks = new Set([
  'record',
  'properties',
  'operations',
  'create',
  'update',
  'paths',
  'bodies',
  'parts',
  'examples',
])

const flowText = (value: unknown): string =>
  JSON.stringify(value)
    ?.replace(/"(\w+)":/g, '$1: ')
    .replaceAll(',', ', ') ?? ''

const sizeOf = (node: Node): number => flowText(node.toJSON()).length

/** Deeper lists and objects go on one line where they fit. */
const compact = (document: Document): void => {
  visit(document, {
    Pair: (_, { key, value }, path) => {
      const depth = path.filter(isCollection).length - 1
      const name = String((key as { value?: unknown }).value)
      const isBlock = blocks.has(name) && depth < 4 && !(isSeq(value) && name === 'examples' && depth > 0)
      const isRegular = isMap(value) && value.items.length === 0
      if (isCollection(value) && (isRegular || (!isBlock && sizeOf(value) + name.length + depth * 2 < width)))
        value.flow = true
    },
    Scalar: (_, scalar) => {
      // A date is a text in YAML 1.2, and a moment for readers of older versions.
      if (/^\d{4}-\d\d-\d\d/.test(String(scalar.value))) scalar.type = 'QUOTE_SINGLE'
    },
    Seq: (_, list) => {
      for (const item of list.items)
        if (isMap(item) && !list.flow && sizeOf(item) + 6 < width) item.flow = true
    },
  })
}

const padded = /\[ ((?:[^[\]]|\[[^[\]]*\])*) \]/g

/** Lists on one line stand without blanks at their ends, those within others too. */
const unpadded = (text: string): string =>
  [1, 2].reduce((rest) => rest.replace(padded, (_, inner: string) => `[${inner}]`), text)

/** The file of a resource as those that are written by hand look. */
export const yamlText = (value: unknown): string => {
  const document = new Document(value, { aliasDuplicateObjects: false })
  compact(document)
  return unpadded(document.toString({ lineWidth: 0, singleQuote: true })).replace(
    /^(?=(?:record|examples|operations|paths|bodies|parts):)/gm,
    '\n',
  )
}
