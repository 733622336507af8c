import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractInputs } from '../shared/contract.ts'
import { inputHash } from '../shared/input-hash.ts'
import { root } from '../shared/root.ts'
import { isUpToDate, markUpToDate } from '../shared/up-to-date.ts'

/** A part of `generated/` that a tool takes long for. */
interface Part {
  readonly name: string
  /** What it is made of: files and folders of the project. */
  readonly inputs: readonly string[]
  /** Files of other parts that it is made of as well, below `generated/`. */
  readonly from: readonly string[]
  /** What comes out, below `generated/`. */
  readonly outputs: readonly string[]
}

/** The bundled contract. */
export const contractPart: Part = {
  name: 'generated contract',
  inputs: [...contractInputs, 'scripts/generate', 'scripts/shared'],
  from: [],
  outputs: ['openapi.json'],
}

/** The client of the bundled contract. */
export const clientPart: Part = {
  name: 'generated client',
  inputs: ['orval.config.ts', 'tsconfig.json', 'src/client', 'scripts/generate', 'scripts/shared'],
  from: ['openapi.json'],
  outputs: ['api', 'models'],
}

const hashOf = ({ inputs, from, outputs }: Part): Promise<string> =>
  inputHash([...inputs, ...[...from, ...outputs].map((name) => `generated/${name}`)])

const isSame = async (name: string, out: string): Promise<boolean> => {
  const [now, before] = await Promise.all(
    [out, 'generated'].map((folder) => readFile(join(root, folder, name), 'utf8').catch(() => null)),
  )
  return now === before
}

/**
 * Copies a part of `generated/` to `out` where it is as it came out last, and all that it is made of is as it was then;
 * answers whether it was so.
 */
export const copyUnchanged = async (part: Part, out: string): Promise<boolean> => {
  const same = await Promise.all(part.from.map((name) => isSame(name, out)))
  if (same.includes(false) || !(await isUpToDate(part.name, await hashOf(part)))) return false
  for (const name of part.outputs)
    await cp(join(root, 'generated', name), join(root, out, name), { recursive: true })
  return true
}

/** Notes that `generated/` has the part as it comes out. */
export const markPart = async (part: Part): Promise<void> => markUpToDate(part.name, await hashOf(part))
