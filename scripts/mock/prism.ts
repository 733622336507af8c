import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { PlainObject } from '../../src/contract/json.ts'
import { readContractFile } from '../shared/contract.ts'
import { freePort } from '../shared/free-port.ts'
import { root } from '../shared/root.ts'
import { exampleNameFor, withNamedExamples } from './named-examples.ts'
import { withSampleExamples } from './sample-examples.ts'
import { rolesOf, signedInAs } from './signed-in-as.ts'

/** A Prism server that returns the contract's example of every operation. */
export interface Prism {
  port: number
  stop: () => Promise<void>
  /** The name of the example for an address with a record number or filter; undefined otherwise. */
  exampleName: (url: string) => string | undefined
  /**
   * Restarts on the same port with this role for signed-in users. Rejects for an unknown role. Requests during a
   * restart wait for it.
   */
  signInAs: (as: string | null) => Promise<void>
  /** Restarts on the same port with the present contract. */
  renew: () => Promise<void>
}

const listens = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) !== null

const readBundle = async (): Promise<PlainObject> => ({ ...(await readContractFile()) })

/** Writes the contract for Prism, and returns its path. */
const writeContract = async (dynamic: boolean, as: string | null): Promise<string> => {
  const file = `.cache/mock-openapi-${process.pid}.json`
  await mkdir(join(root, '.cache'), { recursive: true })
  const document = await readBundle()
  const contract = as === null ? document : signedInAs(document, as)
  await writeFile(
    join(root, file),
    JSON.stringify(dynamic ? withSampleExamples(contract) : withNamedExamples(contract)),
  )
  return file
}

/** The roles of the contract's examples, by name. */
export const exampleRoles = async (): Promise<readonly string[]> =>
  rolesOf(await readBundle()).map(({ roleName }) => roleName)

const begin = async (port: number, dynamic: boolean, as: string | null): Promise<ChildProcess> =>
  runPrism(await writeContract(dynamic, as), port, dynamic)

/** Runs Prism on a document until it listens; rejects if it ends before. */
export const runPrism = async (file: string, port: number, dynamic: boolean): Promise<ChildProcess> => {
  const args = ['mock', file, '-p', String(port), '-h', '127.0.0.1', '--multiprocess', 'false']
  const child = spawn(
    process.execPath,
    [`${root}/node_modules/@stoplight/prism-cli/dist/index.js`, ...args, ...(dynamic ? ['--dynamic'] : [])],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  const note = (chunk: Buffer): void => {
    output = (output + chunk.toString('utf8')).slice(-4000)
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  const deadline = Date.now() + 60_000
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`Prism ended:\n${output}`)
    if (Date.now() > deadline) throw new Error(`Prism did not start within 60 seconds:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return child
}

/** Ends a Prism server. */
export const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/**
 * Starts Prism on a free port with the bundled contract; `dynamic` generates responses from its schemas and examples,
 * `as` is the role of signed-in users.
 */
export const startPrism = async (dynamic: boolean, as: string | null = null): Promise<Prism> => {
  const port = await freePort()
  let child = await begin(port, dynamic, as)
  let role = as
  let named: PlainObject = dynamic ? {} : withNamedExamples(await readBundle())
  // Two starts on the same port must not overlap.
  const oneByOne = pLimit(1)
  return {
    port,
    exampleName: (url) => exampleNameFor(named, url),
    stop: () => oneByOne(() => ended(child)),
    signInAs: (next) =>
      oneByOne(async () => {
        if (next === role) return
        // Rejects an unknown role before the running server stops.
        await writeContract(dynamic, next)
        await ended(child)
        child = await begin(port, dynamic, next)
        role = next
      }),
    renew: () =>
      oneByOne(async () => {
        const next = dynamic ? {} : withNamedExamples(await readBundle())
        await ended(child)
        child = await begin(port, dynamic, role)
        named = next
      }),
  }
}
