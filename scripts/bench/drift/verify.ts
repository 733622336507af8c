import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from '../../../tests/support/project-copy.ts'
import type { Change } from './changes.ts'
import { loadDocument, type Verdict } from './judge.ts'
import { allChanges } from './operation-changes.ts'

const run = promisify(execFile)

/** The checks whose verdicts the bench foretells; those left out judge the contract's own text or other things. */
const checks = ['types', 'modules', 'server', 'envelope', 'calls', 'limits', 'privileges']

/** What the real check said of a change. */
interface Trial {
  verdict: Verdict
  /** Names of the checks that failed; `generate` when not even that went through. */
  failed: readonly string[]
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** As many verdicts as asked, in an order that the seed alone decides, each kind of change in turn. */
const sample = (verdicts: readonly Verdict[], count: number, seed: string): readonly Verdict[] => {
  const byKind = [...Map.groupBy(verdicts, ({ kind }) => kind).values()].map((list) =>
    list.toSorted((a, b) => digest(`${seed} ${a.index}`).localeCompare(digest(`${seed} ${b.index}`))),
  )
  const rounds = Math.max(...byKind.map((list) => list.length))
  const all = Array.from({ length: rounds }, (_, round) => byKind.flatMap((list) => list[round] ?? [])).flat()
  return all.slice(0, count)
}

/** Runs generate and the real check in a copy of the project whose contract is this document. */
const check = async (folder: string, document: unknown): Promise<readonly string[]> => {
  await writeFile(join(folder, 'openapi/openapi.yaml'), JSON.stringify(document))
  await rm(join(folder, 'generated'), { recursive: true, force: true })
  const outputOf = (...args: string[]): Promise<{ ended: boolean; text: string }> =>
    run(process.execPath, args, { cwd: folder, maxBuffer: 1 << 28 }).then(
      ({ stdout }) => ({ ended: true, text: stdout }),
      ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => ({
        ended: false,
        text: `${stdout}\n${stderr}`,
      }),
    )
  if (!(await outputOf('scripts/generate.ts')).ended) return ['generate']
  const { ended, text } = await outputOf('scripts/check.ts', ...checks)
  const failed = [...text.matchAll(/^FAIL +[\d.]+ s {2}(.+)$/gm)].map((match) => match[1] ?? '')
  if (!ended && failed.length === 0) throw new Error(`The check itself broke off:\n${text}`)
  return failed
}

/** The change that was judged. Throws when the contract has become another one since. */
const changeOf = (document: unknown, { index, kind, place }: Verdict): Change => {
  const change = allChanges(document)[index]
  if (change?.kind !== kind || change.place.join('/') !== place)
    throw new Error(`The contract has changed since ${place} was judged`)
  return change
}

/** Whether the check that was foretold is among those that failed; `generate` runs before them all. */
const agrees = ({ verdict: { noticed }, failed }: Trial): boolean =>
  noticed === undefined
    ? failed.length === 0
    : failed.some((name) => name === 'generate' || name.startsWith(noticed.by))

const describe = (trial: Trial): string => {
  const { verdict, failed } = trial
  const foretold = verdict.noticed?.by ?? 'nothing'
  const real = failed.length > 0 ? failed.join(', ') : 'nothing'
  return `  ${agrees(trial) ? 'ok  ' : 'NOT '} ${verdict.kind}: ${verdict.place}\n       foretold ${foretold}, real check: ${real}`
}

/**
 * Carries out some of the changes for real, one at a time: on a copy of the project, with `npm run generate` and the
 * checks of `npm run check`. Prints what they said beside what was foretold, and how long it took; true when all agree.
 * Throws when the check itself breaks off, and when the unchanged copy fails.
 */
export const verify = async (verdicts: readonly Verdict[], count: number, seed: string): Promise<boolean> => {
  const started = performance.now()
  const copy = await copyProject()
  try {
    const before = await check(copy.folder, await loadDocument())
    if (before.length > 0) throw new Error(`The unchanged copy fails: ${before.join(', ')}`)
    console.log(`\n${count} changes carried out for real (--seed ${seed}):`)
    let agreed = true
    for (const verdict of sample(verdicts, count, seed)) {
      const document = await loadDocument()
      changeOf(document, verdict).apply(document)
      const trial = { verdict, failed: await check(copy.folder, document) }
      agreed &&= agrees(trial)
      console.log(describe(trial))
    }
    console.log(`carried out in ${((performance.now() - started) / 1000).toFixed(0)} s`)
    return agreed
  } finally {
    await copy.remove()
  }
}
