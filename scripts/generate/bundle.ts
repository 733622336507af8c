import { tidy } from '../check/step.ts'
import { runTool } from '../shared/run.ts'
import { contentsFile } from '../shared/written-files.ts'
import { contractPart, writePart } from './part.ts'

/** Runs one of the tools; returns its output if it failed. */
export const failureOf = async (
  script: string,
  args: readonly string[],
  env = {},
): Promise<string | null> => {
  const { code, output } = await runTool(script, args, env)
  return code === 0 ? null : tidy(output)
}

/** Bundles the present contract into `openapi.json` in a folder of the project; returns an error, or null. */
export const bundleInto = (out: string): Promise<string | null> =>
  writePart(contractPart, out, () =>
    failureOf('@redocly/cli/bin/cli.js', ['bundle', contentsFile, '-o', `${out}/openapi.json`]),
  )
