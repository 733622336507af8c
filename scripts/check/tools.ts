import { runTool } from '../shared/run.ts'
import { type Step, tidy } from './step.ts'

const tool = (name: string, script: string, args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await runTool(script, args)
    return code === 0 ? null : tidy(output)
  },
})

/** Types of everything, generated code and tests included. */
export const types = tool('types (tsc)', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json'])

/** Format, lint and import directions; a warning fails as an error does. */
export const lint = tool('lint, format, imports (biome)', '@biomejs/biome/bin/biome', [
  'check',
  '--error-on-warnings',
  '--max-diagnostics=50',
  '.',
])

/** Files, exports and dependencies that nothing uses. */
export const deadCode = tool('dead code (knip)', 'knip/bin/knip.js', ['--no-progress'])

/** The contract; Redocly ends with 0 on warnings, its summary tells them. */
export const contractLint: Step = {
  name: 'contract (redocly)',
  run: async () => {
    const { code, output } = await runTool('@redocly/cli/bin/cli.js', ['lint', 'openapi/openapi.yaml'])
    const warned = /\b[1-9]\d* (warnings?|errors?)\b/.test(output)
    return code === 0 && !warned ? null : tidy(output)
  },
}
