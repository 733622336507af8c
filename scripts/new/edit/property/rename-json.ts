import { type Node, parseTree } from 'jsonc-parser'
import { type Splice, spliced } from '../yaml-edits.ts'

/** Keys of module files whose texts never name a property. */
const noName =
  /^(block|cell|ui:widget|label|title|one|confirm|success|failed|empty|ui:title|ui:help|ui:placeholder|words)$/

const keyOf = (node: Node): string =>
  node.parent?.type === 'property' ? String(node.parent.children?.[0]?.value ?? '') : ''

const scalars = (node: Node | undefined): readonly Node[] =>
  !node ? [] : node.type === 'string' ? [node] : (node.children ?? []).flatMap(scalars)

const isKey = (node: Node): boolean => node.parent?.type === 'property' && node.parent.children?.[0] === node

/**
 * Renames a property in a module's file or demo content: as a key, or as a whole text that names a property, alone or
 * before a dot.
 */
export const renamedInJson = (text: string, from: string, to: string): string =>
  spliced(
    text,
    scalars(parseTree(text)).flatMap((node): Splice[] => {
      const value = String(node.value)
      const isName = value === from || (!isKey(node) && value.startsWith(`${from}.`))
      if (!isName || (!isKey(node) && noName.test(keyOf(node)))) return []
      const next = JSON.stringify(to + value.slice(from.length))
      return [{ from: node.offset, to: node.offset + node.length, text: next }]
    }),
  )
