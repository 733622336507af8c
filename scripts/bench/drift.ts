import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { root } from '../shared/root.ts'
import { type Kind, kinds } from './drift/changes.ts'
import type { Verdict } from './drift/judge.ts'
import { newlyRequired, type Property, typeFaults, typeKey } from './drift/types.ts'
import { verify } from './drift/verify.ts'

const report = join(root, '.cache/drift.json')

const judgeInWorker = (index: number, count: number, at: string): Promise<readonly Verdict[]> =>
  new Promise((resolve, reject) => {
    const verdicts: Verdict[] = []
    const worker = new Worker(new URL('./drift/worker.ts', import.meta.url), {
      workerData: { index, count, at },
    })
    worker.on('message', (verdict: Verdict) => verdicts.push(verdict))
    worker.on('error', reject)
    worker.on('exit', () => resolve(verdicts))
  })

const pascal = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `components/schemas/Dua/properties/title` as orval names models: nested ones by their path. */
const propertyAt = (place: string): Property | undefined => {
  const [components, , schema, ...rest] = place.split('/')
  if (components !== 'components' || rest.at(-2) !== 'properties') return undefined
  const path = rest
    .slice(0, -2)
    .flatMap((key, at) =>
      key === 'items'
        ? ['Item']
        : key === 'properties'
          ? []
          : rest[at - 1] === 'properties'
            ? [pascal(key)]
            : [],
    )
  return { model: `${schema}${path.join('')}`, name: rest.at(-1) ?? '' }
}

const typeChanges: Partial<Record<Kind, 'renamed' | 'retyped'>> = {
  'property renamed': 'renamed',
  'property removed': 'renamed',
  'property of another type': 'retyped',
  'parameter renamed': 'renamed',
  'parameter removed': 'renamed',
  'parameter of another type': 'retyped',
}

/** A query parameter as a property of the model that orval makes of an operation's parameters. */
const parameterOf = ({ kind, operation, names }: Verdict): Property | undefined =>
  kind.startsWith('parameter') && operation !== undefined
    ? { model: `${pascal(operation)}Params`, name: names[0] ?? '' }
    : undefined

type TypeChange = Parameters<typeof typeKey>[0]

interface Asked extends Property {
  change: TypeChange
}

/** A choice stands in a model of its own, named by the property it is a choice of. */
const choiceAt = (place: string): string | undefined => {
  const property = propertyAt(place)
  if (property) return `${property.model}${pascal(property.name)}`
  const [components, , schema, ...rest] = place.split('/')
  return components === 'components' && rest.length === 0 ? schema : undefined
}

/** What a change is in the generated models; undefined when nothing of it is seen there. */
const typedAs = (verdict: Verdict): Asked | undefined => {
  const { kind, place, names } = verdict
  if (kind === 'required property added')
    return { change: 'required', ...newlyRequired(place.split('/')[2] ?? '') }
  const model = kind === 'choice removed' ? choiceAt(place) : undefined
  if (model !== undefined) return { change: 'dropped', model, name: names[0] ?? '' }
  const [change, property] = [typeChanges[kind], propertyAt(place) ?? parameterOf(verdict)]
  return change && property && { change, ...property }
}

/** What nothing else noticed, the type check may. */
const askTypes = async (verdicts: readonly Verdict[]): Promise<readonly Verdict[]> => {
  const open = verdicts.filter(({ noticed }) => !noticed)
  const asked = new Map(
    open.flatMap((verdict) => {
      const property = typedAs(verdict)
      return property ? [[typeKey(property.change, property), property] as const] : []
    }),
  )
  const of = (...changes: readonly TypeChange[]): readonly Asked[] =>
    [...asked.values()].filter(({ change }) => changes.includes(change))
  const bodies = of('required').map(({ model }) => model)
  const faults = await typeFaults(of('renamed', 'retyped'), bodies, of('dropped'))
  return verdicts.map((verdict) => {
    const property = typedAs(verdict)
    const message = property && faults.get(typeKey(property.change, property))
    return verdict.noticed || message === undefined
      ? verdict
      : { ...verdict, noticed: { by: 'types', message } }
  })
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(28) : String(cell).padStart(12))).join('')

/** The message says which file is to be mended. */
const namesFile = ({ noticed }: Verdict): boolean =>
  /\b(src|openapi)\/[\w./-]+\.\w+/.test(noticed?.message ?? '')

const printTable = (verdicts: readonly Verdict[]): void => {
  console.log(row(['change', 'tried', 'depended on', 'noticed', 'share', 'file named', 'free', 'noticed']))
  for (const kind of [...kinds, undefined]) {
    const all = verdicts.filter((verdict) => kind === undefined || verdict.kind === kind)
    const needed = all.filter(({ users }) => users.length > 0)
    const free = all.filter(({ users }) => users.length === 0)
    const noticed = needed.filter((verdict) => verdict.noticed)
    console.log(
      row([
        kind ?? 'all',
        all.length,
        needed.length,
        noticed.length,
        percent(noticed.length, needed.length),
        percent(noticed.filter(namesFile).length, noticed.length),
        free.length,
        free.filter((verdict) => verdict.noticed).length,
      ]),
    )
  }
  const by = Map.groupBy(
    verdicts.filter(({ noticed }) => noticed),
    ({ noticed }) => noticed?.by,
  )
  console.log(`\nnoticed by: ${[...by].map(([name, list]) => `${name} ${list.length}`).join(', ')}`)
}

const mostShown = 100

const printSlipped = (slipped: readonly Verdict[]): void => {
  if (slipped.length === 0) return
  console.log(`\n${slipped.length} slipped through (all of them in ${report}):`)
  for (const { kind, place, users } of slipped.slice(0, mostShown))
    console.log(
      `  ${kind}: ${place}\n    on which ${users.slice(0, 4).join(', ')} depend${users.length === 1 ? 's' : ''}`,
    )
}

/**
 * Changes a copy of the contract in every systematic way, one change at a time, and tells which changes that something
 * depends on are noticed by `npm run check` (modules, calls in code, privileges, types) or by the server's start.
 * Checks of the contract's own text (lint, stale generated files) are left out: they notice any change. `--verify 15`
 * carries out so many of the changes for real, chosen by `--seed`; `--no-types` leaves the type check out,
 * `--at Me/` all changes but those at places that match. True when
 * nothing slipped through and the real check agrees.
 */
export const bench = async (args: readonly string[]): Promise<boolean> => {
  const options = {
    verify: { type: 'string' },
    seed: { type: 'string' },
    'no-types': { type: 'boolean' },
    at: { type: 'string', default: '' },
  } as const
  const { values } = parseArgs({ args: [...args], options })
  const started = performance.now()
  const judged = (await Promise.all([judgeInWorker(0, 2, values.at), judgeInWorker(1, 2, values.at)])).flat()
  const verdicts = values['no-types'] ? judged : await askTypes(judged)
  const slipped = verdicts.filter(({ users, noticed }) => users.length > 0 && !noticed)
  const free = verdicts.filter(({ users }) => users.length === 0)
  printTable(verdicts)
  printSlipped(slipped)
  await mkdir(join(root, '.cache'), { recursive: true })
  await writeFile(report, JSON.stringify({ slipped, free, verdicts }, null, 1))
  console.log(`\n${verdicts.length} changes in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const { verify: count = '0', seed = new Date().toISOString().slice(0, 10) } = values
  const agreed = Number(count) === 0 || (await verify(verdicts, Number(count), seed))
  return slipped.length === 0 && agreed
}
