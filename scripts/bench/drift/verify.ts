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
  const outputOf = (...args: string[]): Promise<string> =>
    run(process.execPath, args, { cwd: folder, maxBuffer: 1 << 28 }).then(
      ({ stdout }) => stdout,
      (error: { stdout?: string }) => `${error.stdout ?? ''}\nFAIL 0 s  ${args[0]}`,
    )
  const generated = await outputOf('scripts/generate.ts')
  if (generated.includes('FAIL 0 s')) return ['generate']
  const checked = await outputOf('scripts/check.ts', ...checks)
  return [...checked.matchAll(/^FAIL +[\d.]+ s {2}(?!scripts)(.+)$/gm)].map((match) => match[1] ?? '')
}

/** The change that was judged. Throws when the contract has become another one since. */
const changeOf = (document: unknown, { index, kind, place }: Verdict): Change => {
  const change = allChanges(document)[index]
  if (change?.kind !== kind || change.place.join('/') !== place)
    throw new Error(`The contract has changed since ${place} was judged`)
  return change
}

const describe = ({ verdict, failed }: Trial): string => {
  const foretold = verdict.noticed?.by ?? 'nothing'
  const agrees = (verdict.noticed !== undefined) === failed.length > 0
  const real = failed.length > 0 ? failed.join(', ') : 'nothing'
  return `  ${agrees ? 'ok  ' : 'NOT '} ${verdict.kind}: ${verdict.place}\n       foretold ${foretold}, real check: ${real}`
}

/**
 * Carries out some of the changes for real, one at a time: on a copy of the project, with `npm run generate` and the
 * checks of `npm run check`. Prints what they said beside what was foretold; true when all agree.
 */
export const verify = async (verdicts: readonly Verdict[], count: number, seed: string): Promise<boolean> => {
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
      agreed &&= (verdict.noticed !== undefined) === trial.failed.length > 0
      console.log(describe(trial))
    }
    return agreed
  } finally {
    await copy.remove()
  }
}
