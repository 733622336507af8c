import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Fault, moduleChecker } from '../../../src/module-check/check-modules.ts'
import { type CodeCall, callFaults, callsIn } from '../../check/calls.ts'
import { envelopeFaults } from '../../check/envelope.ts'
import { limitFaults } from '../../check/limits.ts'
import { privilegeFaults } from '../../check/privileges.ts'
import { loadRegistries, modulesFolder } from '../../check/registries.ts'
import { serverStartFault } from '../../check/server-start.ts'
import { sourceFiles } from '../../check/source-files.ts'
import { root } from '../../shared/root.ts'
import type { Change } from './changes.ts'
import { codeUsers } from './code-users.ts'
import { moduleUsers } from './module-users.ts'
import { operationPlaces, type Reached, reacher } from './reach.ts'
import type { User } from './user.ts'

/** What is known of one change. */
export interface Verdict {
  /** Its number among all changes. */
  index: number
  kind: Change['kind']
  place: string
  names: readonly string[]
  /** The operation it stands in, when it stands in one. */
  operation?: string
  /** Who depends on what changed, by their own words. */
  users: readonly string[]
  /** Which check noticed, and its first message. */
  noticed?: {
    by: 'modules' | 'calls in code' | 'privileges' | 'envelope' | 'limits in code' | 'server start' | 'types'
    message: string
  }
}

const keyOf = ({ file, pointer, message }: Fault): string => `${file} ${pointer} ${message}`

type Message = string | null | undefined

const sentence = (fault: Fault | undefined): Message =>
  fault && `src/modules/${fault.file}#${fault.pointer} ${fault.message} — ${fault.cure}`

const isNameless = (kind: Change['kind']): boolean =>
  ['operation renamed', 'operation removed', 'privilege unknown'].includes(kind)

/** A `get…ForUpdate` beside a plain `get…`: modules take the other when it is gone. */
const isSpare = ({ names: [id = ''] }: Change, operations: ReadonlySet<string>): boolean =>
  id.endsWith('ForUpdate') && operations.has(id.replace(/ForUpdate$/, ''))

const isRecordName = ({ record }: User, { place, names }: Change): boolean =>
  place.length === 5 && record.schemas.has(place[2] ?? '') && names.some((name) => record.names.has(name))

/** Whether a user depends on what changed: it asks an operation that is touched, and says a name that is. */
const depends = (
  user: User,
  change: Change,
  touched: readonly Reached[],
  operations: ReadonlySet<string>,
): boolean => {
  if (change.kind === 'path changed')
    return change.names.some((path) => user.paths.has(path.replace(/\{\w+\}/g, '{}')))
  const sides = new Set(touched.filter(({ id }) => user.operations.has(id)).map(({ side }) => side))
  if (sides.size === 0) return false
  if (change.kind === 'operation removed' && user.kind === 'module' && isSpare(change, operations))
    return false
  if (change.kind === 'required property added') return user.kind !== 'server'
  if (isNameless(change.kind)) return true
  if (change.kind === 'limit tightened')
    return sides.has('body') && change.names.some((name) => user.limits.has(name))
  const said = change.kind === 'choice removed' ? user.choices : user.names
  if (change.kind === 'property of another type' && change.names.every((name) => user.untyped.has(name)))
    return false
  return (
    isRecordName(user, change) || [...sides].some((side) => change.names.some((name) => said[side].has(name)))
  )
}

/** Judges changes of a contract: who depends on each, and which of the checks of `npm run check` notices. */
export const createJudge = async (document: unknown): Promise<(change: Change, index: number) => Verdict> => {
  const registries = await loadRegistries()
  const { check, asked } = moduleChecker(modulesFolder, registries)
  const known = new Set(check(document).map(keyOf))
  const askedAtFirst = new Map(asked)
  const files = await sourceFiles(['src/client', 'src/console', 'src/server'])
  const modules = moduleUsers(modulesFolder, registries, document)
  const users = [...modules, ...codeUsers(files, operationPlaces(document))]
  const calls: readonly CodeCall[] = files
    .filter(({ file }) => !file.startsWith('src/server'))
    .flatMap(callsIn)
  const reach = reacher(document)
  const operations = new Set(operationPlaces(document).map(({ id }) => id))

  const moduleFault = (touched: ReadonlySet<string>): Fault | undefined => {
    const ids = [...askedAtFirst].filter(([, operations]) => [...operations].some((id) => touched.has(id)))
    if (ids.length === 0) return undefined
    return check(document, new Set(ids.map(([id]) => id))).find((fault) => !known.has(keyOf(fault)))
  }

  /** The checks that a change could trouble, the telling ones first; each is asked only when those before are content. */
  const notice = (change: Change, reached: readonly Reached[]): Verdict['noticed'] => {
    const touched = new Set(reached.map(({ id }) => id))
    const isOfAnswer = change.kind.startsWith('property') && reached.some(({ side }) => side === 'answer')
    const asksPrivileges = change.kind === 'privilege unknown' || touched.has('listPrivilege')
    const checks: readonly (readonly [NonNullable<Verdict['noticed']>['by'], boolean, () => Message])[] = [
      ['modules', true, () => sentence(moduleFault(touched))],
      ['calls in code', /operation|path/.test(change.kind), () => callFaults(document, calls)[0]],
      ['limits in code', change.kind === 'limit tightened', () => limitFaults(document)[0]],
      ['privileges', asksPrivileges, () => privilegeFaults(document)[0]],
      ['envelope', isOfAnswer, () => envelopeFaults(document, touched)[0]],
      ['server start', true, () => serverStartFault(document as Parameters<typeof serverStartFault>[0])],
    ]
    for (const [by, isAsked, ask] of checks) {
      const message = isAsked ? ask() : null
      if (message) return { by, message }
    }
    return undefined
  }

  return (change, index) => {
    const reached = reach(change.place)
    const undo = change.apply(document)
    try {
      const noticed = notice(change, reached)
      return {
        index,
        kind: change.kind,
        place: change.place.join('/'),
        names: change.names,
        ...(change.place[0] === 'paths' && reached[0] && { operation: reached[0].id }),
        users: users.filter((user) => depends(user, change, reached, operations)).map(({ name }) => name),
        ...(noticed && { noticed }),
      }
    } finally {
      undo()
    }
  }
}

/** The bundled contract, read anew. */
export const loadDocument = async (): Promise<unknown> =>
  JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8'))
