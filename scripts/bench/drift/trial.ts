import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from '../../../tests/support/project-copy.ts'
import type { Document } from '../../shared/contract.ts'
import { contentsFile } from '../../shared/written-files.ts'

const run = promisify(execFile)

/** The checks that judge how the rest of the project fits the contract, not the contract's own text. */
const checks = ['types', 'modules', 'server', 'envelope', 'limits', 'privileges']

/** What a changed contract is noticed by; `generate` when not even that goes through. */
export interface Trial {
  noticedBy: readonly string[]
  /** What was said first. */
  message: string
}

/** A copy of the project whose contract can be exchanged and checked. */
export interface TrialProject {
  check: (document: Document) => Promise<Trial>
  remove: () => Promise<void>
}

const failedCheck = /^FAIL +[\d.]+ s {2}(.+)\n\n(.*)/gm

/** Makes the copy. `check` generates and checks for real; it throws when the check itself breaks off. */
export const prepareTrials = async (): Promise<TrialProject> => {
  const { folder, remove } = await copyProject()
  const outputOf = (...args: string[]): Promise<{ ended: boolean; text: string }> =>
    run(process.execPath, args, { cwd: folder, maxBuffer: 1 << 28 }).then(
      ({ stdout }) => ({ ended: true, text: stdout }),
      ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => ({
        ended: false,
        text: `${stdout}\n${stderr}`,
      }),
    )
  const check = async (document: Document): Promise<Trial> => {
    await writeFile(join(folder, contentsFile), JSON.stringify(document))
    await rm(join(folder, 'generated'), { recursive: true, force: true })
    const generated = await outputOf('scripts/generate.ts')
    if (!generated.ended) return { noticedBy: ['generate'], message: generated.text.trim().slice(0, 300) }
    const { ended, text } = await outputOf('scripts/check.ts', ...checks)
    const failed = [...text.matchAll(failedCheck)]
    if (!ended && failed.length === 0) throw new Error(`The check itself broke off:\n${text}`)
    return { noticedBy: failed.map((match) => match[1] ?? ''), message: failed[0]?.[2] ?? '' }
  }
  return { check, remove }
}
