import { consoleFits } from './console.ts'
import { conventions } from './contract/envelope.ts'
import { limits } from './contract/limits.ts'
import { messages } from './contract/messages.ts'
import { privileges } from './contract/privileges.ts'
import { demo } from './demo.ts'
import { forbiddenWords } from './forbidden-words.ts'
import { generatedFresh } from './generated.ts'
import { modules } from './modules.ts'
import { serverStart } from './server-start.ts'
import type { Step } from './step.ts'
import { glossary } from './texts/glossary.ts'
import { languages } from './texts/languages.ts'
import { contractLint, deadCode, lint, types } from './tools.ts'

/** Every check; the slowest start first. */
export const allSteps: readonly Step[] = [
  generatedFresh,
  types,
  lint,
  contractLint,
  modules,
  consoleFits,
  serverStart,
  demo,
  conventions,
  limits,
  privileges,
  languages,
  glossary,
  messages,
  deadCode,
  forbiddenWords,
]
