/** The possible values of a type or JSON Schema: plain values, items of a list, entries of a map, properties. */
export interface Shape {
  /** `string`, `true`, `"dialog"`, or the name of a shape that is compared separately. */
  readonly plain: ReadonlySet<string>
  readonly items?: Shape
  readonly entries?: Shape
  readonly properties?: ReadonlyMap<string, { readonly isRequired: boolean; readonly shape: Shape }>
}

export const plain = (...names: readonly string[]): Shape => ({ plain: new Set(names) })

const eitherOf = (one: Shape | undefined, other: Shape | undefined): Shape | undefined =>
  one && other ? either(one, other) : (one ?? other)

const merged = (
  { properties: one }: Shape,
  { properties: other }: Shape,
  isAlternative: boolean,
): Shape['properties'] => {
  if (!one || !other) return one ?? other
  const names = [...new Set([...one.keys(), ...other.keys()])]
  return new Map(
    names.map((name) => {
      const [first, second] = [one.get(name), other.get(name)]
      const isRequired = isAlternative
        ? first?.isRequired === true && second?.isRequired === true
        : (first ?? second)?.isRequired === true
      return [name, { isRequired, shape: eitherOf(first?.shape, second?.shape) ?? plain() }]
    }),
  )
}

const together = (one: Shape, other: Shape, isAlternative: boolean): Shape => {
  const items = eitherOf(one.items, other.items)
  const entries = eitherOf(one.entries, other.entries)
  const properties = merged(one, other, isAlternative)
  return {
    plain: new Set([...one.plain, ...other.plain]),
    ...(items && { items }),
    ...(entries && { entries }),
    ...(properties && { properties }),
  }
}

/** A value of either shape; of objects, the properties that both require are required. */
export const either = (one: Shape, other: Shape): Shape => together(one, other, true)

/** An object with the properties of both. */
export const both = (one: Shape, other: Shape): Shape => together(one, other, false)

/** The plain types of a shape; a text includes all literal texts. */
const plainText = (plain: ReadonlySet<string>): string =>
  [...plain]
    .filter((type) => !(plain.has('string') && type.startsWith('"')))
    .sort()
    .join(' | ')

/** The lines of a shape, sorted: `sorts[].label: string`; `?` marks optional ones. */
export const linesOf = (shape: Shape, path = ''): readonly string[] =>
  [
    ...(shape.plain.size > 0 ? [`${path}: ${plainText(shape.plain)}`] : []),
    ...(shape.items ? linesOf(shape.items, `${path}[]`) : []),
    ...(shape.entries ? linesOf(shape.entries, `${path}{}`) : []),
    ...[...(shape.properties ?? [])].flatMap(([name, property]) =>
      linesOf(property.shape, `${path}${path && '.'}${name}${property.isRequired ? '' : '?'}`),
    ),
  ].sort()
