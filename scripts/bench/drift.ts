import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '../shared/root.ts'
import { kinds } from './drift/changes.ts'
import type { Verdict } from './drift/judge.ts'
import { typeFaults } from './drift/types.ts'

const report = join(root, '.cache/drift.json')

const judgeInWorker = (index: number, count: number): Promise<readonly Verdict[]> =>
  new Promise((resolve, reject) => {
    const verdicts: Verdict[] = []
    const worker = new Worker(new URL('./drift/worker.ts', import.meta.url), { workerData: { index, count } })
    worker.on('message', (verdict: Verdict) => verdicts.push(verdict))
    worker.on('error', reject)
    worker.on('exit', () => resolve(verdicts))
  })

const pascal = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `components/schemas/Dua/properties/title` → `Dua title`, as orval names models: nested ones by their path. */
const modelKey = (place: string): string | undefined => {
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
  return `${schema}${path.join('')} ${rest.at(-1)}`
}

const withTypes = (verdict: Verdict, types: ReadonlyMap<string, string>): Verdict => {
  const key = modelKey(verdict.place)
  const kind = verdict.kind === 'property removed' ? 'property renamed' : verdict.kind
  const message = key === undefined ? undefined : types.get(`${kind} ${key}`)
  return verdict.noticed || message === undefined
    ? verdict
    : { ...verdict, noticed: { by: 'types', message } }
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(28) : String(cell).padStart(12))).join('')

const printTable = (verdicts: readonly Verdict[]): void => {
  console.log(row(['change', 'tried', 'depended on', 'noticed', 'share', 'free']))
  for (const kind of [...kinds, undefined]) {
    const all = verdicts.filter((verdict) => kind === undefined || verdict.kind === kind)
    const needed = all.filter(({ users, noticed }) => users.length > 0 || noticed)
    const noticed = needed.filter((verdict) => verdict.noticed)
    console.log(
      row([
        kind ?? 'all',
        all.length,
        needed.length,
        noticed.length,
        percent(noticed.length, needed.length),
        all.length - needed.length,
      ]),
    )
  }
  const by = Map.groupBy(
    verdicts.filter(({ noticed }) => noticed),
    ({ noticed }) => noticed?.by,
  )
  console.log(`\nnoticed by: ${[...by].map(([name, list]) => `${name} ${list.length}`).join(', ')}`)
}

const mostShown = 40

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
 * Checks of the contract's own text (lint, stale generated files) are left out: they notice any change. True when
 * nothing slipped through.
 */
export const bench = async (args: readonly string[]): Promise<boolean> => {
  const started = performance.now()
  const [first, second, types] = await Promise.all([
    judgeInWorker(0, 2),
    judgeInWorker(1, 2),
    args.includes('--no-types') ? new Map<string, string>() : typeFaults(),
  ])
  const verdicts = [...first, ...second].map((verdict) => withTypes(verdict, types))
  const slipped = verdicts.filter(({ users, noticed }) => users.length > 0 && !noticed)
  printTable(verdicts)
  printSlipped(slipped)
  await mkdir(join(root, '.cache'), { recursive: true })
  await writeFile(report, JSON.stringify({ slipped, verdicts }, null, 1))
  console.log(`\n${verdicts.length} changes in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return slipped.length === 0
}
