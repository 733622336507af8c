import { readdirSync } from 'node:fs'
import { contractInputs } from '../shared/contract.ts'
import { root } from '../shared/root.ts'
import { runTool } from '../shared/run.ts'
import { contentsFile } from '../shared/written-files.ts'
import { conventionFaults, readSharedContract } from './contract/conventions.ts'
import { linesOf, type Step, tidy } from './step.ts'

const settings = readdirSync(root).filter((name) => /^(\.gitignore|.*\.(ts|json))$/.test(name))

/** All code, with what is generated, and what says how it is read. */
const code = ['src', 'generated', 'scripts', 'tests', ...settings]

const tool = (name: string, inputs: readonly string[], script: string, args: readonly string[]): Step => ({
  name,
  inputs,
  run: async () => {
    const { code, output } = await runTool(script, args)
    return code === 0 ? null : tidy(output)
  },
})

/** Types of everything, generated code and tests included. */
export const types = tool('types (tsc)', code, 'typescript/bin/tsc', ['-p', 'tsconfig.json'])

/** Format, lint and import directions; a warning fails as an error does. */
export const lint = tool(
  'lint, format, imports (biome)',
  [...code, 'openapi/messages', 'docs', '.vscode'],
  '@biomejs/biome/bin/biome',
  ['check', '--error-on-warnings', '--max-diagnostics=50', '.'],
)

/** Files, exports and dependencies that nothing uses. */
export const deadCode = tool('dead code (knip)', code, 'knip/bin/knip.js', ['--no-progress'])

/** Conventions that were changed in one of their two places; null where there is none, or the files cannot be read. */
const halfChanged = (): string | null => {
  try {
    return linesOf(conventionFaults(readSharedContract()))
  } catch {
    // The linter says what is wrong with the file.
    return null
  }
}

/**
 * The contract; Redocly ends with 0 on warnings, its summary tells them. Half-changed conventions are told alone: the linter
 * would find them again in every operation.
 */
export const contractLint: Step = {
  name: 'contract (redocly)',
  inputs: [...contractInputs, 'scripts/check', 'scripts/shared'],
  run: async () => {
    const unlike = halfChanged()
    if (unlike !== null) return unlike
    const { code, output } = await runTool('@redocly/cli/bin/cli.js', ['lint', contentsFile])
    const warned = /\b[1-9]\d* (warnings?|errors?)\b/.test(output)
    return code === 0 && !warned ? null : tidy(output)
  },
}
