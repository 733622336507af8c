import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * The engine's program. It is compiled once for the process, and every thread goes on with what the ones before it have
 * had made fast.
 */
export function compiledEngine(): Promise<WebAssembly.Module> {
  compiled ??= readFile(program).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}
