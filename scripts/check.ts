/**
 * Everything about the sources that a machine can judge; one line for each check, then what failed. Arguments choose
 * checks by how their names begin: `npm run check -- types modules`.
 */
import { availableParallelism } from 'node:os'
import { calls } from './check/calls.ts'
import { envelope } from './check/contract/envelope.ts'
import { limits } from './check/contract/limits.ts'
import { messages } from './check/contract/messages.ts'
import { privileges } from './check/contract/privileges.ts'
import { demo } from './check/demo.ts'
import { forbiddenWords } from './check/forbidden-words.ts'
import { generatedFresh } from './check/generated.ts'
import { modules } from './check/modules.ts'
import { serverStart } from './check/server-start.ts'
import { runSteps } from './check/step.ts'
import { languages } from './check/texts/languages.ts'
import { contractLint, deadCode, lint, types } from './check/tools.ts'

const all = [
  generatedFresh,
  types,
  lint,
  contractLint,
  modules,
  serverStart,
  demo,
  envelope,
  calls,
  limits,
  privileges,
  languages,
  messages,
  deadCode,
  forbiddenWords,
]
const chosen = process.argv.slice(2)
const steps = all.filter(({ name }) => chosen.length === 0 || chosen.some((start) => name.startsWith(start)))
const unknownName = chosen.find((start) => !all.some(({ name }) => name.startsWith(start)))
if (unknownName !== undefined) {
  console.error(`There is no check "${unknownName}"; there are: ${all.map(({ name }) => name).join(' · ')}`)
  process.exit(1)
}
const failed = await runSteps(steps, Math.min(2, availableParallelism()))
console.log(
  failed === 0 ? `All ${steps.length} checks passed.` : `${failed} of ${steps.length} checks failed.`,
)
process.exitCode = failed === 0 ? 0 : 1
