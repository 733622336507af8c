import { type Splice, scalarsIn, spliced, withPair } from '../yaml-edits.ts'

/** Keys whose value names a property of the same record. */
const naming = new Set(['x-label', 'x-from', 'x-not-before', 'x-month-of', 'property', 'x-stores'])
/** Lists whose items name properties. */
const lists = new Set(['required', 'optional', 'sorts'])

const moved = (value: string, from: string, to: string): string =>
  value === from ? to : value.startsWith(`${from}.`) ? to + value.slice(from.length) : value

type Found = ReturnType<typeof scalarsIn>[number]

const isName = ({ path, isKey }: Found): boolean => {
  const [top] = path
  if (top === 'parts' || top === 'schemas' || top === 'answers') return false
  if (isKey) return true
  const last = path.at(-1)
  const list = path.at(-2)
  return naming.has(String(last)) || (typeof last === 'number' && lists.has(String(list)))
}

const spliceOf = ({ scalar }: Found, text: string): readonly Splice[] =>
  scalar.range ? [{ from: scalar.range[0], to: scalar.range[1], text }] : []

/**
 * The file of a resource with one of its properties under another name. What the server stores says where it was before
 * (`x-renamed-from`), so that it is carried over.
 */
export const renamedInContract = (text: string, from: string, to: string): string => {
  const renamed = spliced(
    text,
    scalarsIn(text)
      .filter(isName)
      .flatMap((found) => {
        const value = String(found.scalar.value)
        const next = moved(value, from, to)
        return next === value ? [] : spliceOf(found, next)
      }),
  )
  const property = ['record', 'properties', to]
  const says = scalarsIn(renamed).filter(({ path }) => property.every((key, index) => path[index] === key))
  const key = (name: string): Found | undefined =>
    says.find(({ path, isKey }) => isKey && path.length === 4 && path[3] === name)
  if (key('x-from')) return renamed
  if (!key('x-renamed-from')) return withPair(renamed, property, `x-renamed-from: ${from}`, 'description')
  const names = says.filter(({ path, isKey }) => !isKey && path[3] === 'x-renamed-from')
  const all = [...names.map(({ scalar }) => String(scalar.value)).filter((name) => name !== to), from]
  const [first, last] = [names[0]?.scalar.range, names.at(-1)?.scalar.range]
  if (!first || !last) return renamed
  const isList = names[0]?.path.length === 5
  const end = isList ? renamed.indexOf(']', last[1]) + 1 : last[1]
  const start = isList ? renamed.lastIndexOf('[', first[0]) : first[0]
  return spliced(renamed, [{ from: start, to: end, text: `[${all.join(', ')}]` }])
}

/** The file of another resource, which shows that property of the record it points to: `x-from: tasbihId.title`. */
export const renamedInOthers = (text: string, resource: string, from: string, to: string): string => {
  const scalars = scalarsIn(text)
  const pointers = scalars
    .filter(
      ({ path, isKey, scalar }) => !isKey && path.at(-1) === 'x-references' && scalar.value === resource,
    )
    .map(({ path }) => String(path.filter((key) => key !== 'items').at(-2)))
  return spliced(
    text,
    scalars.flatMap((found) => {
      const value = String(found.scalar.value)
      const isPath = !found.isKey && ['x-from', 'property'].includes(String(found.path.at(-1)))
      const name = pointers.find((pointer) => value === `${pointer}.${from}`)
      return isPath && name !== undefined ? spliceOf(found, `${name}.${to}`) : []
    }),
  )
}
