import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../shared/root.ts'
import type { Step } from './step.ts'

const exec = promisify(execFile)

/** Split, so that this file does not contain the forbidden words. */
const forbidden: readonly { word: RegExp; why: string }[] = [
  {
    word: new RegExp(`(?<![\\w.*])/${'work'}/|/${'root'}/|/tmp/${'bash'}_jobs`),
    why: 'a path of one machine',
  },
  {
    word: /https?:\/\/(?!registry\.npmjs\.org\/)[\w.-]*(?:registry|artifactory|nexus|verdaccio|pypi)[\w.-]*[:/]/i,
    why: 'a package registry other than the public one',
  },
]

const faultsOf = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const found = forbidden.find(({ word }) => word.test(line))
    return found ? [`${file}:${index + 1}: ${found.why}: ${line.trim().slice(0, 120)}`] : []
  })

/** No file of the repository may name the machine it was written on, or a private registry. */
export const forbiddenWords: Step = {
  name: 'machine paths, registry hosts',
  run: async () => {
    const listed = await exec('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    })
    const files = listed.stdout.split('\0').filter(Boolean)
    const faults = await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(root, file)).catch(() => null)
        return bytes === null || bytes.includes(0) ? [] : faultsOf(file, bytes.toString('utf8'))
      }),
    )
    const all = faults.flat()
    return all.length === 0 ? null : all.slice(0, 40).join('\n')
  },
}
