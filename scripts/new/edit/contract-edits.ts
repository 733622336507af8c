import { isSeq, parseDocument } from 'yaml'
import { contentsFile } from '../../shared/written-files.ts'
import type { Plan } from '../answers/plan/plan.ts'
import { type UploadKind, uploadSizes } from '../answers/plan/property-types.ts'
import type { Changes } from './changes/changes.ts'

const roles = 'openapi/resources/role.yaml'
const uploads = 'openapi/resources/db-file.yaml'

/** Where something ends in a YAML file, as an offset: what stands behind it stays as it is. */
const endOf = (text: string, path: readonly (string | number)[]): number => {
  const node = parseDocument(text).getIn(path, true) as { range?: [number, number, number] } | undefined
  if (!node?.range) throw new Error(`The contract has no ${path.join('.')}`)
  return node.range[1]
}

const inserted = (text: string, at: number, more: string): string => text.slice(0, at) + more + text.slice(at)

/** Names the resource's file in the contract's table of contents. */
export const addResource = (changes: Changes, { api, tag }: Pick<Plan, 'api' | 'tag'>): void => {
  const text = changes.read(contentsFile)
  const line = `  ${api}: { $ref: resources/${tag}.yaml }\n`
  const at = text.search(/^kinds:/m)
  changes.write(contentsFile, inserted(text, at, line))
}

/** Takes the line of a tag away again. */
export const removeResource = (changes: Changes, tag: string): void =>
  changes.write(
    contentsFile,
    changes
      .read(contentsFile)
      .replace(new RegExp(`^ +\\S+: \\{ \\$ref: resources/${tag}\\.yaml \\}\\n`, 'm'), ''),
  )

const names = ['schemas', 'PrivilegeName', 'enum'] as const

/** The privileges that a role can hold. */
export const privilegesIn = (changes: Changes): readonly string[] => {
  const list = parseDocument(changes.read(roles)).getIn(names)
  return isSeq(list) ? (list.toJSON() as string[]) : []
}

/** Lets roles hold these privileges; those that they can hold already stay where they are. */
export const addPrivileges = (changes: Changes, privileges: readonly string[]): void => {
  const existing = privilegesIn(changes)
  const more = privileges.filter((name) => !existing.includes(name))
  if (more.length === 0) return
  const text = changes.read(roles)
  const at = endOf(text, [...names, existing.length - 1])
  changes.write(roles, inserted(text, at, `,\n      ${more.join(', ')}`))
}

/** Takes privileges out of the names again. */
export const removePrivileges = (changes: Changes, privileges: readonly string[]): void =>
  changes.write(
    roles,
    privileges.reduce((text, name) => text.replace(new RegExp(`,\\s*${name}\\b`), ''), changes.read(roles)),
  )

const accepts = ['schemas', 'UploadArea', 'x-accepts'] as const

/** Adds an area of uploads that takes these kinds of file. */
export const addUploadArea = (changes: Changes, area: string, kinds: readonly UploadKind[]): void => {
  const text = changes.read(uploads)
  const areas: Record<string, unknown> = parseDocument(text).toJS().schemas.UploadArea['x-accepts']
  if (Object.hasOwn(areas, area)) return
  const at = endOf(text, [...accepts, Object.keys(areas).at(-1) ?? ''])
  changes.write(
    uploads,
    inserted(
      text,
      at,
      `\n      ${area}: { ${kinds.map((kind) => `${kind}: ${uploadSizes[kind]}`).join(', ')} }`,
    ),
  )
}

/** Takes an area of uploads away again. */
export const removeUploadArea = (changes: Changes, area: string): void =>
  changes.write(uploads, changes.read(uploads).replace(new RegExp(`^ +${area}: \\{.*\\}\\n`, 'm'), ''))
