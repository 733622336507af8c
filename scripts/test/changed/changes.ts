import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../shared/root.ts'

const git = async (...args: string[]): Promise<string | undefined> =>
  promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )

/** The default commit for comparisons: the branch's start on `main`; on `main`, the previous commit. */
export const defaultBase = async (): Promise<string> => {
  const [head, left] = await Promise.all([git('rev-parse', 'HEAD'), git('merge-base', 'HEAD', 'main')])
  return left !== undefined && left !== head ? left : 'HEAD~1'
}

/** The files added, changed or deleted since a commit, committed or not; throws for an unknown commit. */
export const changedSince = async (commit: string): Promise<readonly string[]> => {
  const [tracked, untracked] = await Promise.all([
    git('-c', 'core.quotepath=off', 'diff', '--name-only', '--no-renames', commit),
    git('-c', 'core.quotepath=off', 'ls-files', '--others', '--exclude-standard'),
  ])
  if (tracked === undefined) throw new Error(`git knows no commit "${commit}".`)
  return `${tracked}\n${untracked ?? ''}`.split('\n').filter(Boolean)
}
