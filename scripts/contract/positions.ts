/** A node of the syntax tree by which Redocly finds the line of a fault, as far as it is used here. */
interface AstNode {
  kind: number
  mappings?: AstNode[]
  key?: { value: string }
  value?: AstNode
}

/** A file as Redocly holds it. */
export interface Source {
  readonly absoluteRef: string
  getAst: (load: unknown) => AstNode | undefined
}

const mapping = 1
const map = 2

const child = (node: AstNode | undefined, key: string): AstNode | undefined =>
  node?.mappings?.find((part) => part.key?.value === key)?.value

/**
 * Where what was filled in comes from: a fault in the schema of a name is shown at the place (`record`, `bodies` and a
 * name, …) that it was made of, since the file has no such schema.
 */
export const showSchemasAt = (source: Source, places: Readonly<Record<string, readonly string[]>>): void => {
  const read = source.getAst.bind(source)
  source.getAst = (load) => {
    const root = read(load)
    if (!root) return root
    const made = Object.entries(places).flatMap(([name, place]): AstNode[] => {
      const value = place.reduce<AstNode | undefined>(child, root)
      return value ? [{ kind: mapping, key: { value: name }, value }] : []
    })
    const schemas = child(root, 'schemas')
    const whole = { ...(schemas ?? root), kind: map, mappings: [...(schemas?.mappings ?? []), ...made] }
    const others = (root.mappings ?? []).filter((part) => part.key?.value !== 'schemas')
    return { ...root, mappings: [...others, { kind: mapping, key: { value: 'schemas' }, value: whole }] }
  }
}
