import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { both, either, plain, type Shape } from './shape.ts'

/** A node of the syntax tree, as far as the file types use it. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly optional?: boolean
  readonly id?: Node
  readonly key?: Node
  readonly literal?: Node
  readonly typeName?: Node
  readonly constraint?: Node
  readonly typeAnnotation?: Node
  readonly typeArguments?: { readonly params: readonly Node[] } | null
  readonly types?: readonly Node[]
  readonly elementType?: Node
  readonly elementTypes?: readonly Node[]
  readonly extends?: readonly { readonly expression: Node }[]
  readonly body?: { readonly body: readonly Node[] }
  readonly members?: readonly Node[]
  readonly declaration?: Node | null
}

/** The context of a type. */
export interface TypeRoom {
  readonly declarations: ReadonlyMap<string, Node>
  /** Types derived from a constant list. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Shapes that are compared separately. */
  readonly named: readonly string[]
}

/** The declared types of these files. */
export const declarationsIn = (files: readonly string[]): TypeRoom['declarations'] =>
  new Map(
    files.flatMap((file) =>
      (parseSync(file, readFileSync(file, 'utf8')).program.body as unknown as readonly Node[]).flatMap(
        (node) => {
          const declared = node.declaration ?? node
          return declared.id?.name === undefined ? [] : [[declared.id.name, declared] as const]
        },
      ),
    ),
  )

const keywords: Readonly<Record<string, string>> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSUnknownKeyword: 'unknown',
}

const membersShape = (room: TypeRoom, members: readonly Node[]): Shape => {
  const index = members.find(({ type }) => type === 'TSIndexSignature')
  if (index) return { ...plain(), entries: nodeShape(room, index.typeAnnotation?.typeAnnotation) }
  return {
    ...plain(),
    properties: new Map(
      members.map(({ key, optional, typeAnnotation }) => [
        String(key?.name ?? key?.value),
        { isRequired: optional !== true, shape: nodeShape(room, typeAnnotation?.typeAnnotation) },
      ]),
    ),
  }
}

const withoutRequired = (shape: Shape): Shape => ({
  ...shape,
  ...(shape.properties && {
    properties: new Map([...shape.properties].map(([name, one]) => [name, { ...one, isRequired: false }])),
  }),
})

const recordShape = (room: TypeRoom, key: Node | undefined, value: Node | undefined): Shape => {
  const shape = nodeShape(room, value)
  if (key?.type === 'TSStringKeyword') return { ...plain(), entries: shape }
  const names = [...nodeShape({ ...room, named: [] }, key).plain].map((name) => String(JSON.parse(name)))
  return { ...plain(), properties: new Map(names.map((name) => [name, { isRequired: true, shape }])) }
}

const referenceShape = (room: TypeRoom, { typeName, typeArguments }: Node): Shape => {
  const name = typeName?.name ?? ''
  const [first, second] = typeArguments?.params ?? []
  if (name === 'Readonly') return nodeShape(room, first)
  if (name === 'Partial') return withoutRequired(nodeShape(room, first))
  if (name === 'Record') return recordShape(room, first, second)
  return room.named.includes(name) ? plain(name) : typeShape(room, name)
}

const nodeShape = (room: TypeRoom, node: Node | undefined): Shape => {
  if (!node) return plain('unknown')
  const keyword = keywords[node.type]
  if (keyword !== undefined) return plain(keyword)
  switch (node.type) {
    case 'TSLiteralType':
      return plain(JSON.stringify(node.literal?.value))
    case 'TSTypeOperator':
    case 'TSParenthesizedType':
      return nodeShape(room, node.typeAnnotation)
    case 'TSArrayType':
      return { ...plain(), items: nodeShape(room, node.elementType) }
    case 'TSTupleType':
      // A list with at least one item: `[number, ...number[]]`.
      return { ...plain(), items: nodeShape(room, node.elementTypes?.[0]) }
    case 'TSUnionType':
      return (node.types ?? []).map((part) => nodeShape(room, part)).reduce(either)
    case 'TSIntersectionType':
      return (node.types ?? []).map((part) => nodeShape(room, part)).reduce(both)
    case 'TSTypeLiteral':
      return membersShape(room, node.members ?? [])
    case 'TSTypeReference':
      return referenceShape(room, node)
    default:
      throw new Error(`A type of files is written as ${node.type}: let tests/support/shapes read that`)
  }
}

/** The shape of a declared type. Throws for an unknown name. */
export const typeShape = (room: TypeRoom, name: string): Shape => {
  const values = room.values[name]
  if (values) return plain(...values.map((value) => JSON.stringify(value)))
  const found = room.declarations.get(name)
  if (!found) throw new Error(`No file declares the type ${name}`)
  if (found.type === 'TSTypeAliasDeclaration') return nodeShape(room, found.typeAnnotation)
  const parents = (found.extends ?? []).map(({ expression }) => typeShape(room, expression.name ?? ''))
  return [...parents, membersShape(room, found.body?.body ?? [])].reduce(both)
}
