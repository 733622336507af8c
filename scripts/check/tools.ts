import { readdirSync } from 'node:fs'
import { contractInputs } from '../shared/contract.ts'
import { root } from '../shared/root.ts'
import { runTool } from '../shared/run.ts'
import { contentsFile } from '../shared/written-files.ts'
import { allKeywordFaults } from './contract/keywords.ts'
import { linesOf, type Step, tidy } from './step.ts'

const settings = readdirSync(root).filter((name) => /^(\.gitignore|.*\.(ts|json))$/.test(name))

/** All code, including generated code, and its settings. */
const code = ['src', 'generated', 'scripts', 'tests', ...settings]

const tool = (name: string, inputs: readonly string[], script: string, args: readonly string[]): Step => ({
  name,
  inputs,
  run: async () => {
    const { code, output } = await runTool(script, args)
    return code === 0 ? null : tidy(output)
  },
})

/** Types of all code, including generated code and tests. */
export const types = tool('types (tsc)', code, 'typescript/bin/tsc', ['-p', 'tsconfig.json'])

/** Format, lint and import directions; warnings fail. */
export const lint = tool(
  'lint, format, imports (biome)',
  [...code, 'docs', '.vscode'],
  '@biomejs/biome/bin/biome',
  ['check', '--error-on-warnings', '--max-diagnostics=50', '.'],
)

/** Unused files, exports and dependencies. */
export const deadCode = tool('dead code (knip)', code, 'knip/bin/knip.js', ['--no-progress'])

/** The contract's source, checked by Redocly with its own rules; warnings fail. */
export const contractLint: Step = {
  name: 'contract (redocly)',
  inputs: [...contractInputs, 'scripts/check', 'scripts/shared'],
  run: async () => {
    const keywords = linesOf(allKeywordFaults())
    if (keywords !== null) return keywords
    const { code, output } = await runTool('@redocly/cli/bin/cli.js', ['lint', contentsFile])
    const warned = /\b[1-9]\d* (warnings?|errors?)\b/.test(output)
    return code === 0 && !warned ? null : tidy(output)
  },
}
