/** Everything about the sources that a machine can judge; one line for each check, then what failed. */
import { availableParallelism } from 'node:os'
import { calls } from './check/calls.ts'
import { generatedFresh } from './check/generated.ts'
import { languages } from './check/languages.ts'
import { modules } from './check/modules.ts'
import { privileges } from './check/privileges.ts'
import { runSteps } from './check/step.ts'
import { contractLint, deadCode, lint, types } from './check/tools.ts'
import { forbiddenWords } from './check/words.ts'

const steps = [
  generatedFresh,
  types,
  lint,
  contractLint,
  modules,
  calls,
  privileges,
  languages,
  deadCode,
  forbiddenWords,
]
const failed = await runSteps(steps, Math.min(2, availableParallelism()))
console.log(
  failed === 0 ? `All ${steps.length} checks passed.` : `${failed} of ${steps.length} checks failed.`,
)
process.exitCode = failed === 0 ? 0 : 1
