import { tidy } from '../check/step.ts'
import { runTool } from '../shared/run.ts'
import { contentsFile } from '../shared/written-files.ts'
import { contractPart, writePart } from './part.ts'

/** Carries out one of the tools; returns what it said where it failed. */
export const failureOf = async (
  script: string,
  args: readonly string[],
  env = {},
): Promise<string | null> => {
  const { code, output } = await runTool(script, args, env)
  return code === 0 ? null : tidy(output)
}

/** Writes the contract as it is now, bundled, to `openapi.json` in a folder of the project; returns why it cannot, or null. */
export const bundleInto = (out: string): Promise<string | null> =>
  writePart(contractPart, out, () =>
    failureOf('@redocly/cli/bin/cli.js', ['bundle', contentsFile, '-o', `${out}/openapi.json`]),
  )
