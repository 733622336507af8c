import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractInputs } from '../shared/contract.ts'
import { inputHash } from '../shared/input-hash.ts'
import { root } from '../shared/root.ts'

/** A part of `generated/` that a slow tool writes. */
export interface Part {
  readonly name: string
  /** Inputs: files and folders of the project. */
  readonly inputs: readonly string[]
  /** Other parts among the inputs: files in the output folder. */
  readonly from: readonly string[]
  /** Output files in that folder. */
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

/** Stored parts by the hash of their inputs; without it, everything is generated. */
const store = join(root, '.cache/parts')

/** Number of stored states per part, so that a reverted change or another branch needs no generation. */
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
  // Atomic, because another process may be reading it.
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
 * Writes a part to `out`: the stored output for the same inputs, or that of `make`. Returns an error of `make`, or
 * null.
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
  // Inputs saved meanwhile may not be included.
  if (fault === null && (await hashOf(part, out)) === before) keep(part, out, kept)
  return fault
}
