import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = join(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))), 'pglite.wasm')

let compiled: Promise<WebAssembly.Module> | undefined

/** The engine's program, compiled once per process; later threads reuse the optimized code. */
export const compiledEngine = (): Promise<WebAssembly.Module> => {
  compiled ??= readFile(program).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}
