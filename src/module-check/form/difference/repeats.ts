import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../../contract/json.ts'
import { toPointer } from '../../../contract/json-pointer.ts'
import { type ModuleSource, resolveModule, type Source } from '../../../modules/format/read.ts'
import type { JsonSchema } from '../../../modules/format/types.ts'
import type { Contract } from '../../schema/contract.ts'
import type { Fault, JsonPath } from '../../subject/fault.ts'
import { unknownFields } from './difference.ts'
import { wholeModule } from './whole-module.ts'

/** A copy without the value at a path. */
export const without = (json: unknown, [key, ...rest]: JsonPath): unknown => {
  if (Array.isArray(json)) {
    const index = Number(key)
    return rest.length > 0 ? json.with(index, without(json[index], rest)) : json.toSpliced(index, 1)
  }
  if (!isObject(json) || key === undefined) return undefined
  const { [key]: part, ...others } = json
  return rest.length > 0 ? { ...json, [key]: without(part, rest) } : others
}

/** Conditions and values are kept whole; only rules can be redundant. */
const whole = new Set(['if', 'not', 'contains', 'const', 'default', 'enum', 'anyOf', 'oneOf', 'type'])

const partsOf = (json: unknown): readonly (string | number)[] => {
  if (Array.isArray(json)) return [...json.keys()]
  return isObject(json) ? Object.keys(json) : []
}

/** The largest parts that can be removed without a change by `isSame`. */
export const idleParts = (
  json: unknown,
  place: JsonPath,
  isSame: (place: JsonPath) => boolean,
): readonly JsonPath[] => {
  if (isSame(place)) return [place]
  return partsOf(json).flatMap((key) => {
    const part: unknown = (json as Readonly<Record<string | number, unknown>>)[key]
    if (!whole.has(String(key))) return idleParts(part, [...place, key], isSame)
    return isSame([...place, key]) ? [[...place, key]] : []
  })
}

const schemaOf = (contract: Contract, source: ModuleSource): JsonSchema | undefined =>
  wholeModule(contract, resolveModule(source)).schema

/** Redundant places in the `form.schema.json` of a module or its template. */
const repeatsIn = (
  contract: Contract,
  source: ModuleSource,
  kind: 'files' | 'template',
): readonly JsonPath[] => {
  const file = source[kind].schema
  const now = schemaOf(contract, source)
  if (!file || !now || unknownFields(resolveModule(source), source).length > 0) return []
  return idleParts(file.json, [], (place) => {
    const schema = { ...file, json: without(file.json, place) }
    return isDeepStrictEqual(schemaOf(contract, { ...source, [kind]: { ...source[kind], schema } }), now)
  })
}

const faultAt = ({ file }: Source, pointer: string): Fault => ({
  file,
  pointer,
  message: 'This says what the contract says already',
  cure: pointer === '' ? 'remove the file' : 'remove it',
})

const isWithin = (pointer: string, other: string): boolean =>
  other === '' || pointer === other || pointer.startsWith(`${other}/`)

/** Places in a template's file that none of its modules needs. */
const sharedRepeats = (contract: Contract, sources: readonly ModuleSource[]): readonly string[] => {
  const [first = [], ...others] = sources.map((source) =>
    repeatsIn(contract, source, 'template').map(toPointer),
  )
  return others.reduce(
    (left, pointers) => [
      ...left.filter((pointer) => pointers.some((other) => isWithin(pointer, other))),
      ...pointers.filter((pointer) => left.some((other) => pointer !== other && isWithin(pointer, other))),
    ],
    first,
  )
}

/**
 * Rules in `form.schema.json` that repeat the contract, in modules and templates; in templates only those that have no
 * effect in any of their modules.
 */
export const repeatFaults = (contract: Contract, sources: readonly ModuleSource[]): readonly Fault[] => {
  const ofModules = sources.flatMap((source) => {
    const file = source.files.schema
    return file ? repeatsIn(contract, source, 'files').map((place) => faultAt(file, toPointer(place))) : []
  })
  const byTemplate = Map.groupBy(sources, ({ template }) => template.schema?.file)
  const ofTemplates = [...byTemplate.values()].flatMap((group) => {
    const file = group[0]?.template.schema
    return file ? sharedRepeats(contract, group).map((pointer) => faultAt(file, pointer)) : []
  })
  return [...ofModules, ...ofTemplates]
}
