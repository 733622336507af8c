import { isSeq, parseDocument } from 'yaml'
import { isObject, valueAt } from '../../../src/contract/json.ts'
import { contentsFile, resourceFile } from '../../shared/written-files.ts'
import type { Existing } from '../answers/existing.ts'
import type { Plan } from '../answers/plan/plan.ts'
import { type UploadKind, uploadSizes } from '../answers/plan/property-types.ts'
import { specialOperations } from '../contract/special-operations.ts'
import { entryText } from '../contract/yaml-text.ts'
import type { Changes } from './changes.ts'
import { hasIn, listsIn, withItem, withoutItems, withPair } from './yaml-edits.ts'

const roles = resourceFile('role')
const uploads = 'openapi/resources/db-file.yaml'

const reference = (tag: string, path: string): string =>
  `resources/${tag}.yaml#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Adds paths of a resource to `openapi.yaml`. */
export const addPaths = (changes: Changes, tag: string, paths: readonly string[]): void => {
  const text = paths.reduce((rest, path) => {
    const key = path.includes('{') ? `'${path}'` : path
    return withPair(rest, ['paths'], `${key}: { $ref: '${reference(tag, path)}' }`)
  }, changes.read(contentsFile))
  changes.write(contentsFile, text)
}

/** Adds the tag of a resource to `openapi.yaml`. */
export const addTag = (changes: Changes, tag: string, description: string): void =>
  changes.write(
    contentsFile,
    withItem(changes.read(contentsFile), ['tags'], `{ name: ${tag}, description: ${description} }`),
  )

/** Removes the tag and the paths of a resource from `openapi.yaml`. */
export const removeResource = (changes: Changes, tag: string): void => {
  const lines = changes.read(contentsFile).split('\n')
  const isOwn = (line: string): boolean =>
    line.startsWith(`  - { name: ${tag}, `) || line.includes(`'resources/${tag}.yaml#/`)
  changes.write(contentsFile, lines.filter((line) => !isOwn(line)).join('\n'))
}

const names = ['components', 'schemas', 'PrivilegeName', 'enum'] as const

/** The privileges that roles can hold. */
export const privilegesIn = (changes: Changes): readonly string[] => {
  const list = parseDocument(changes.read(roles)).getIn(names)
  return isSeq(list) ? (list.toJSON() as string[]) : []
}

/** The files whose examples list privileges: those of a role, and of the signed-in user. */
const filesWithPrivileges = ['role', 'auth', 'me'].map(resourceFile)

const nameOf = (item: unknown): unknown => (isObject(item) ? item.name : item)

/** Adds privileges to each list that has all existing ones: the enumeration, and examples of users who may do everything. */
const withPrivileges = (text: string, existing: readonly string[], more: readonly string[]): string =>
  listsIn(text)
    .filter(({ items }) => {
      const names = new Set(items.map(({ value }) => nameOf(value)))
      return existing.every((name) => names.has(name))
    })
    .reduce((rest, { path, items }) => {
      const last = items.at(-1)?.value
      const id = isObject(last) ? Number(last.id) : undefined
      const added = more.map((name, index) =>
        id === undefined ? name : `{ id: ${id + index + 1}, name: ${name} }`,
      )
      return withItem(rest, path, added.join(', '))
    }, text)

/** Adds privileges that roles can hold; existing ones keep their positions. */
export const addPrivileges = (changes: Changes, privileges: readonly string[]): void => {
  const existing = privilegesIn(changes)
  const more = privileges.filter((name) => !existing.includes(name))
  if (more.length === 0) return
  for (const file of filesWithPrivileges)
    changes.write(file, withPrivileges(changes.read(file), existing, more))
}

/** Removes privileges that roles can hold, from examples too. */
export const removePrivileges = (changes: Changes, privileges: readonly string[]): void => {
  for (const file of filesWithPrivileges)
    changes.write(
      file,
      withoutItems(changes.read(file), (item) => privileges.includes(String(nameOf(item)))),
    )
}

const areaSchema = ['components', 'schemas', 'UploadArea'] as const

/** Adds an area of uploads that accepts these kinds of file. */
export const addUploadArea = (changes: Changes, area: string, kinds: readonly UploadKind[]): void => {
  const text = changes.read(uploads)
  const areas = valueAt(parseDocument(text).toJS(), [...areaSchema, 'x-accepts'])
  if (Object.hasOwn(areas as object, area)) return
  const sizes = kinds.map((kind) => `${kind}: ${uploadSizes[kind]}`).join(', ')
  changes.write(
    uploads,
    withPair(
      withItem(text, [...areaSchema, 'enum'], area),
      [...areaSchema, 'x-accepts'],
      `${area}: { ${sizes} }`,
    ),
  )
}

/** Removes an area of uploads. */
export const removeUploadArea = (changes: Changes, area: string): void =>
  changes.write(
    uploads,
    changes
      .read(uploads)
      .replace(new RegExp(`^ +${area}: \\{.*\\}\\n`, 'm'), '')
      .replace(new RegExp(`, ${area}(?=[,\\]])`), ''),
  )

/** Adds entries to an object of a file. Throws if one exists already. */
export const withEntries = (
  text: string,
  path: readonly string[],
  entries: Readonly<Record<string, unknown>>,
): string =>
  Object.entries(entries).reduce((rest, [name, value]) => {
    if (hasIn(rest, [...path, name])) throw new Error(`The contract has ${name} in ${path.join('.')} already`)
    return withPair(rest, path, entryText(name, value))
  }, text)

/** Adds the plan's operations and body schemas to a resource's file, and their paths to openapi.yaml. */
export const operationsInContract = (
  changes: Changes,
  text: string,
  plan: Plan,
  existing: Existing,
): string => {
  const { paths, schemas } = specialOperations(plan, existing)
  addPaths(changes, plan.tag, Object.keys(paths))
  return withEntries(withEntries(text, ['paths'], paths), ['components', 'schemas'], schemas)
}
