import { parse } from 'yaml'
import { contentsFile, resourceFile } from '../../../shared/written-files.ts'
import { isWritten } from '../../contract/resource-text.ts'
import type { Changes } from '../../edit/changes/changes.ts'
import type { Existing } from '../existing.ts'
import { findResource } from '../from-contract.ts'
import { namedLine } from '../property-notation.ts'
import { titleCase } from '../words.ts'
import { knownProperties, stateIn } from './known-properties.ts'
import type { Plan, Property } from './plan.ts'
import { planOperations, specialActions } from './special-operations.ts'

interface PropertyRequest {
  readonly resource: string
  readonly property: Property
  /** `close: from=OPEN to=CLOSED`. */
  readonly operations: readonly string[]
  readonly existing: Existing
}

/** What only operations fill in needs one that does. */
const checkOperations = ({ name, type, asked, values }: Property, lines: readonly string[]): void => {
  if (lines.length > 0) return
  const [first, second] = values ?? []
  if (type === 'state')
    throw new Error(
      `${name}: operations change it; say which: --operation 'verb: from=${first} to=${second}' (docs/new-module.md)`,
    )
  if (asked)
    throw new Error(
      `${name}: operations ask for it; say which: --operation 'verb: from=OPEN to=CLOSED asks=${name}' (docs/new-module.md)`,
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

const apiOf = (changes: Changes, tag: string): string => {
  const { resources } = parse(changes.read(contentsFile)) as {
    resources: Readonly<Record<string, { $ref: string }>>
  }
  return Object.entries(resources).find(([, { $ref }]) => $ref === `resources/${tag}.yaml`)?.[0] ?? ''
}

/** Throws where a property would have to go into a body that the file writes out itself. */
const checkBodies = (text: string, resource: string, { name, ...property }: Property): void => {
  const { bodies = {} } = parse(text) as { bodies?: Readonly<Record<string, unknown>> }
  const writtenOut = ['Create', 'Update']
    .map((mode) => `${resource}${mode}`)
    .find((body) => Object.hasOwn(bodies, body))
  if (writtenOut !== undefined && isWritten(property))
    throw new Error(
      `${name}: ${resource} writes out its body ${writtenOut} itself: write the property by hand, into record and bodies (docs/contract.md)`,
    )
}

/**
 * What a property more, and operations that change or ask for it, mean for a resource that is there. Throws, naming the
 * property or operation, for what is missing or wrong.
 */
export const planOfProperty = (
  changes: Changes,
  { resource, property, operations: lines, existing }: PropertyRequest,
): Plan => {
  const { tag, words } = findResource(resource, existing)
  const text = changes.read(resourceFile(tag))
  const state = stateIn(text)
  if (property.type === 'state' && state !== undefined)
    throw new Error(
      `${property.name}: a record has one state, and ${resource} has "${state}": make it an enum`,
    )
  checkOperations(property, lines)
  checkBodies(text, resource, property)
  const properties = [...knownProperties(text), property]
  const one = titleCase(words.one.replaceAll(' ', '-'))
  const operations = planOperations(answersOf(lines), { properties, existing, one })
  const withoutState = operations.find(({ transition }) => !transition)
  if (withoutState)
    throw new Error(
      `operations.${withoutState.name}: say the state that it leads to: to=CLOSED. One that changes no state is written by hand: AGENTS.md`,
    )
  const { privileges } = parse(text) as { privileges?: string | readonly string[] }
  const area = [privileges ?? []].flat()[0]
  if (operations.length > 0 && area === undefined)
    throw new Error(`${resource} has no area of privileges for an operation: write it by hand (AGENTS.md)`)
  return {
    tag,
    api: apiOf(changes, tag),
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
