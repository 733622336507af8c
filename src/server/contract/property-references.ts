import { plainSchema, type Schema } from './schema.ts'

/** Other properties that the keywords of a property name, each with the keyword. */
function namedBy(property: Schema): (readonly [keyword: string, name: string])[] {
  const single = (['x-not-before', 'x-month-of'] as const).flatMap((keyword) => {
    const name = property[keyword]
    return name === undefined ? [] : [[keyword, name] as const]
  })
  const agreeing = Object.values(property['x-agrees'] ?? {}).map((name) => ['x-agrees', name] as const)
  return [...single, ...agreeing]
}

/** Throws where a keyword of a body refers to a property that its object does not have. */
export function checkPropertyReferences(raw: Schema, asker: string, within: readonly Schema[] = []): void {
  if (within.includes(raw)) return
  const { properties = {}, items } = plainSchema(raw)
  if (items) checkPropertyReferences(items, asker, [...within, raw])
  for (const [name, property] of Object.entries(properties)) {
    for (const [keyword, other] of namedBy(property))
      if (other === name || !Object.hasOwn(properties, other))
        throw new Error(
          `${asker}: the ${keyword} of "${name}" names "${other}", which is no other property beside it.`,
        )
    checkPropertyReferences(property, asker, [...within, raw])
  }
}
