import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { freshGenerated } from '../shared/generated.ts'
import { root } from '../shared/root.ts'
import type { Step } from './step.ts'

const filesOf = async (folder: string): Promise<Map<string, Buffer>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const pairs = files.map(async (file) => [relative(folder, file), await readFile(file)] as const)
  return new Map(await Promise.all(pairs))
}

/** Names of the files that differ between two folders, and how. */
const differences = async (committed: string, fresh: string): Promise<string[]> => {
  const [before, after] = await Promise.all([filesOf(committed), filesOf(fresh)])
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)]
    if (!old) return [`generated/${name} is missing`]
    if (!now) return [`generated/${name} is no longer generated`]
    return old.equals(now) ? [] : [`generated/${name} is stale`]
  })
}

const generate = (out: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/generate.ts', '--out', out], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const note = (chunk: Buffer): void => {
      output += chunk.toString('utf8')
    }
    child.stdout.on('data', note)
    child.stderr.on('data', note)
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0 ? null : output))
  })

/** Generates into a folder beside `generated/` and compares: the committed files must match. */
export const generatedFresh: Step = {
  name: freshGenerated.name,
  inputs: freshGenerated.inputs,
  run: async () => {
    const out = `.generated-${process.pid}`
    try {
      await mkdir(join(root, out), { recursive: true })
      const failure = await generate(out)
      if (failure !== null) return `npm run generate fails:\n${failure}`
      const found = await differences(join(root, 'generated'), join(root, out))
      return found.length === 0 ? null : `${found.join('\n')}\nCure: npm run generate`
    } finally {
      await rm(join(root, out), { recursive: true, force: true })
    }
  },
}
