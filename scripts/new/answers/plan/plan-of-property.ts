import { asRecord, type PlainObject, valueAt } from '../../../../src/contract/json.ts'
import { regularId } from '../../../../src/contract/operations/operation-names.ts'
import { areaOf } from '../../../../src/contract/operations/privileges.ts'
import { operationOf, parseResource, type ResourceFile } from '../../../shared/resource-file.ts'
import { resourceFile } from '../../../shared/written-files.ts'
import { isWritten } from '../../contract/property-schemas.ts'
import type { Changes } from '../../edit/changes.ts'
import { type Existing, examplesIn } from '../existing.ts'
import { findResource } from '../from-contract.ts'
import { namedLine } from '../notation.ts'
import { titleCase } from '../words.ts'
import type { Plan, Property } from './plan.ts'
import { planOperations, specialActions } from './special-operations.ts'

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A single value that a small form can edit without conversion. */
const isPlain = (schema: PlainObject): boolean =>
  schema['x-from'] === undefined &&
  schema.readOnly !== true &&
  !listed([schema.type].flat()).some((type) => ['array', 'object'].includes(String(type))) &&
  schema.items === undefined

/** The state property of a resource's records: the one that its `create` sets. */
const stateIn = (file: ResourceFile, resource: string): string | undefined => {
  const create = operationOf(file, regularId(resource, 'create'))
  const property = valueAt(create?.operation, ['x-transition', 'property'])
  return typeof property === 'string' ? property : undefined
}

/**
 * The properties of a resource that operations can refer to: the state, those that a form can edit, and the rest.
 * Examples are those of the file.
 */
const knownProperties = (
  file: ResourceFile,
  resource: string,
  examples: readonly PlainObject[],
): readonly Property[] => {
  const state = stateIn(file, resource)
  const written = asRecord(file.schemas[`${resource}Create`]?.properties)
  return Object.entries(asRecord(file.schemas[resource]?.properties)).flatMap(([name, value]): Property[] => {
    const schema = asRecord(value)
    if (schema.$ref !== undefined) return []
    const example = examples.map((one) => one[name]).find((one) => one !== undefined && one !== null)
    const type = name === state ? 'state' : isPlain(asRecord(written[name] ?? schema)) ? 'text' : 'files'
    return [
      {
        name,
        title: titleCase(name),
        type,
        ...(type === 'state' && { values: listed(schema.enum).map(String) }),
        ...(type === 'text' && { examples: Array.from({ length: 4 }, () => example as string) }),
      },
    ]
  })
}

interface PropertyRequest {
  readonly resource: string
  readonly property: Property
  /** `close: from=OPEN to=CLOSED`. */
  readonly operations: readonly string[]
  readonly existing: Existing
}

/** A property that only operations set needs such an operation. */
const checkOperations = ({ name, type, asked, values }: Property, lines: readonly string[]): void => {
  if (lines.length > 0) return
  const [first, second] = values ?? []
  if (type === 'state')
    throw new Error(
      `${name}: operations change it; name one: --operation 'verb: from=${first} to=${second}' (docs/new-module.md)`,
    )
  if (asked)
    throw new Error(
      `${name}: operations ask for it; name one: --operation 'verb: from=OPEN to=CLOSED asks=${name}' (docs/new-module.md)`,
    )
}

const answersOf = (lines: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.map((line) => {
      const [, name, notation] = namedLine.exec(line) ?? []
      if (name === undefined || notation === undefined)
        throw new Error(`--operation ${line}: write it like 'close: from=OPEN to=CLOSED'`)
      return [name, notation]
    }),
  )

/** The common start of a resource's paths: its list's path without the last segment. */
const apiOf = (file: ResourceFile, resource: string): string =>
  (operationOf(file, regularId(resource, 'list'))?.path ?? '').replace(/\/[^/]*$/, '')

/** Throws if a property would need to be in bodies with their own names. */
const checkBodies = ({ schemas }: ResourceFile, resource: string, { name, ...property }: Property): void => {
  const missing = ['Create', 'Update']
    .map((mode) => `${resource}${mode}`)
    .find((body) => !Object.hasOwn(schemas, body))
  if (missing !== undefined && isWritten(property))
    throw new Error(
      `${name}: ${resource} has no body ${missing}: write the property by hand into the record and its bodies (docs/contract.md)`,
    )
}

/**
 * The plan for an additional property of an existing resource, and for operations that change or require it. Throws,
 * with the name of the property or operation, for missing or invalid answers.
 */
export const planOfProperty = (
  changes: Changes,
  { resource, property, operations: lines, existing }: PropertyRequest,
): Plan => {
  const { tag, words } = findResource(resource)
  const file = parseResource(changes.read(resourceFile(tag)))
  const state = stateIn(file, resource)
  if (property.type === 'state' && state !== undefined)
    throw new Error(
      `${property.name}: a record has one state, and ${resource} has "${state}": make it an enum`,
    )
  checkOperations(property, lines)
  checkBodies(file, resource, property)
  const properties = [...knownProperties(file, resource, examplesIn(existing.document, resource)), property]
  const one = titleCase(words.one.replaceAll(' ', '-'))
  const operations = planOperations(answersOf(lines), { properties, existing, one })
  const withoutState = operations.find(({ transition }) => !transition)
  if (withoutState)
    throw new Error(
      `operations.${withoutState.name}: name the state that it leads to: to=CLOSED. One that changes no state is written by hand: AGENTS.md`,
    )
  const privilege = valueAt(operationOf(file, regularId(resource, 'list'))?.operation, ['x-privileges', 0])
  const area = typeof privilege === 'string' ? areaOf(privilege) : undefined
  if (operations.length > 0 && area === undefined)
    throw new Error(`${resource} has no area of privileges for an operation: write it by hand (AGENTS.md)`)
  return {
    tag,
    api: apiOf(file, resource),
    resource,
    one: words.one,
    many: words.many,
    area: area ?? '',
    label: existing.resources.get(resource)?.label ?? 'id',
    actions: specialActions(operations.map(({ action }) => action)),
    properties,
    operations,
  }
}
