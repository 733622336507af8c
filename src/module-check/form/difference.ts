import { isDeepStrictEqual } from 'node:util'
import { asRecord, isObject } from '../../contract/json.ts'
import { toPointer } from '../../contract/json-pointer.ts'
import type { Mode } from '../../contract/operations/operation-names.ts'
import type { ActionWithFields } from '../../modules/format/action-form.ts'
import { fieldNames } from '../../modules/format/field-order.ts'
import { type ModuleSource, resolveModule, type Source } from '../../modules/format/read.ts'
import type { JsonSchema, Module, ModuleFiles } from '../../modules/format/types.ts'
import { withAllTexts } from '../list/all-texts.ts'
import { withSeveralValues } from '../list/several-values.ts'
import type { Contract } from '../schema/contract.ts'
import { type FormBody, formBodyOf, formSchemaOf } from '../schema/form-schema.ts'
import { texts } from '../schema/schema-reader.ts'
import type { Fault, JsonPath } from '../subject/fault.ts'
import { operationOf, placeIn, type Subject } from '../subject/subject.ts'
import { bodyShape } from './body/target.ts'

const bodiesOf = (contract: Contract, module: ModuleFiles, mode: Mode): FormBody[] => {
  const operation = operationOf({ module, contract }, mode)
  const shape = operation && bodyShape(contract, operation, module.form, mode)
  if (!shape) return []
  const { bodyName, holder } = shape
  const property: FormBody['property'] = (name) => contract.property(holder(bodyName(name)), bodyName(name))
  const requires: FormBody['requires'] = (name) =>
    texts(holder(bodyName(name)).required).includes(bodyName(name))
  return [{ bodyName, property, requires }]
}

/** A module completed by the contract: the full schema of its form, filters with several values, a search of all texts. */
export const wholeModule = (contract: Contract, { difference, ...files }: ModuleFiles): Module => {
  const module = withAllTexts(contract, withSeveralValues(contract, files))
  const { ui } = module
  if (!ui) return module
  const bodies = (['create', 'update'] as const).flatMap((mode) => bodiesOf(contract, module, mode))
  return { ...module, schema: formSchemaOf(contract, bodies, { ui, difference: asRecord(difference) }) }
}

/** The form schema for the fields of a row action. */
export const actionSchema = (contract: Contract, { operation, fields }: ActionWithFields): JsonSchema => {
  const { body, needs } = contract.operation(operation) ?? {}
  return formSchemaOf(contract, [formBodyOf(contract, body, needs)], { ui: fields, difference: {} })
}

/** The fields that a module's own `form.schema.json` names, with their paths. */
const namedFields = ({ files }: ModuleSource): readonly (readonly [name: string, path: JsonPath])[] => {
  const { properties, required } = asRecord(files.schema?.json)
  return [
    ...Object.keys(asRecord(properties)).map((name) => [name, ['properties', name]] as const),
    ...texts(required).map((name, index) => [name, ['required', index]] as const),
  ]
}

/** Checks that the fields in a module's own `form.schema.json` are in its form. */
export const checkDifference = (subject: Subject): void => {
  const names = fieldNames(subject.module.ui ?? {})
  for (const [name, path] of namedFields(subject.source))
    if (!names.includes(name))
      placeIn(subject, 'schema', path).unknown(`form.ui.json has no field "${name}"`, name, names)
}

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

/** The largest parts that can be removed without a change by `isSame`. */
export const idleParts = (
  json: unknown,
  path: JsonPath,
  isSame: (path: JsonPath) => boolean,
): readonly JsonPath[] => {
  if (isSame(path)) return [path]
  const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(json)
    ? [...json.entries()]
    : Object.entries(asRecord(json))
  return parts.flatMap(([key, part]) => {
    const at = [...path, key]
    if (!whole.has(String(key))) return idleParts(part, at, isSame)
    return isSame(at) ? [at] : []
  })
}

const schemaOf = (contract: Contract, source: ModuleSource): JsonSchema | undefined =>
  wholeModule(contract, resolveModule(source)).schema

/** Redundant places in the `form.schema.json` of a module or its template. */
const repeatsIn = (
  contract: Contract,
  source: ModuleSource,
  kind: 'files' | 'template',
): readonly string[] => {
  const file = source[kind].schema
  const now = schemaOf(contract, source)
  if (!file || !now) return []
  const fields = fieldNames(resolveModule(source).ui ?? {})
  if (namedFields(source).some(([name]) => !fields.includes(name))) return []
  const isSame = (path: JsonPath): boolean => {
    const schema = { ...file, json: without(file.json, path) }
    return isDeepStrictEqual(schemaOf(contract, { ...source, [kind]: { ...source[kind], schema } }), now)
  }
  return idleParts(file.json, [], isSame).map(toPointer)
}

const faultAt = ({ file }: Source, pointer: string): Fault => ({
  file,
  pointer,
  message: 'This repeats the contract',
  cure: pointer === '' ? 'remove the file' : 'remove it',
})

const isWithin = (pointer: string, other: string): boolean => `${pointer}/`.startsWith(`${other}/`)

/** Places in a template's file that none of its modules needs. */
const sharedRepeats = (contract: Contract, sources: readonly ModuleSource[]): readonly string[] => {
  const [first = [], ...others] = sources.map((source) => repeatsIn(contract, source, 'template'))
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
    return file ? repeatsIn(contract, source, 'files').map((pointer) => faultAt(file, pointer)) : []
  })
  const byTemplate = Map.groupBy(sources, ({ template }) => template.schema?.file)
  const ofTemplates = [...byTemplate.values()].flatMap((group) => {
    const file = group[0]?.template.schema
    return file ? sharedRepeats(contract, group).map((pointer) => faultAt(file, pointer)) : []
  })
  return [...ofModules, ...ofTemplates]
}
