import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractInputs } from '../shared/contract.ts'
import { inputHash } from '../shared/input-hash.ts'
import { root } from '../shared/root.ts'

/** A part of `generated/` that a tool takes long for. */
export interface Part {
  readonly name: string
  /** What it is made of: files and folders of the project. */
  readonly inputs: readonly string[]
  /** Other parts that it is made of as well: files in the folder that it is written to. */
  readonly from: readonly string[]
  /** What comes out, in that folder. */
  readonly outputs: readonly string[]
}

/** The bundled contract. */
export const contractPart: Part = {
  name: 'contract',
  inputs: [...contractInputs, 'scripts/generate', 'scripts/shared'],
  from: [],
  outputs: ['openapi.json'],
}

/** The client of the bundled contract. */
export const clientPart: Part = {
  name: 'client',
  inputs: ['orval.config.ts', 'tsconfig.json', 'src/client', 'scripts/generate', 'scripts/shared'],
  from: ['openapi.json'],
  outputs: ['api'],
}

/** Parts as they came out, by the hash of what they were made of; without it everything is made. */
const store = join(root, '.cache/parts')

/** So many states of a part are kept: whoever takes a change back, or goes to another branch and returns, has it at once. */
const maxStates = 4

const hashOf = async ({ inputs, from }: Part, out: string): Promise<string> => {
  const hash = createHash('sha256').update(await inputHash(inputs))
  for (const name of from) hash.update(await readFile(join(root, out, name)))
  return hash.digest('hex').slice(0, 32)
}

const copyAll = ({ outputs }: Part, from: string, to: string): void => {
  for (const name of outputs) cpSync(join(from, name), join(to, name), { recursive: true })
}

const keep = (part: Part, out: string, kept: string): void => {
  // In one step, since another process may be reading it.
  const mine = `${kept}.${process.pid}`
  mkdirSync(mine, { recursive: true })
  copyAll(part, join(root, out), mine)
  if (existsSync(kept)) rmSync(mine, { recursive: true })
  else renameSync(mine, kept)
  const age = (name: string): number => statSync(join(store, name)).mtimeMs
  const states = readdirSync(store).filter((name) => name.startsWith(`${part.name}-`))
  for (const name of states.toSorted((one, other) => age(other) - age(one)).slice(maxStates))
    rmSync(join(store, name), { recursive: true, force: true })
}

/**
 * Writes a part to `out`: what came out lately of the same inputs, or what `make` writes there, which returns why it could
 * not. Returns that, or null.
 */
export const writePart = async (
  part: Part,
  out: string,
  make: () => Promise<string | null>,
): Promise<string | null> => {
  const before = await hashOf(part, out)
  const kept = join(store, `${part.name}-${before}`)
  if (existsSync(kept)) {
    utimesSync(kept, new Date(), new Date())
    copyAll(part, kept, join(root, out))
    return null
  }
  const fault = await make()
  // What was saved meanwhile may or may not be in it.
  if (fault === null && (await hashOf(part, out)) === before) keep(part, out, kept)
  return fault
}
