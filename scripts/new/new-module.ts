import { modulesFolder, resourceFile } from '../shared/written-files.ts'
import { askAnswers } from './answers/ask.ts'
import { type Existing, readExisting } from './answers/existing.ts'
import { fromContract } from './answers/from-contract.ts'
import { makePlan } from './answers/plan/make-plan.ts'
import type { Answers, Presentation } from './answers/plan/plan.ts'
import { readRequest, usage } from './answers/read-answers.ts'
import { bundled, type RemainingSteps, writeModule, writeResource } from './create-module.ts'
import { type Changes, runEdit } from './edit/changes.ts'
import { languages } from './edit/text-edits.ts'

const isTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true

interface Made {
  readonly presentation: Presentation
  readonly left: RemainingSteps
  readonly handlers: readonly string[]
}

const make = async (
  changes: Changes,
  answers: Answers,
  from: string | undefined,
  existing: Existing,
): Promise<Made> => {
  if (from !== undefined) {
    const document = await bundled()
    const presentation = fromContract({ ...answers, resource: from }, readExisting(document))
    return {
      presentation,
      left: writeModule(changes, document, presentation, readExisting(document)),
      handlers: [],
    }
  }
  const plan = makePlan(answers, existing)
  const handlers = writeResource(changes, plan, existing)
  return {
    presentation: plan.presentation,
    left: writeModule(changes, await bundled(), plan.presentation, existing),
    handlers,
  }
}

/** The lines to review, and the number of labels to translate. */
const report = ({ presentation, left, handlers }: Made, changes: Changes): readonly string[] => {
  const labels = [...new Set(Object.values(left.labels).flat())]
  return [
    '',
    `The module ${presentation.id} exists: ${presentation.path}. Written or changed:`,
    ...changes.written().map((path) => `  ${path}`),
    'Review:',
    ...changes
      .written()
      .filter((path) => path === resourceFile(presentation.id))
      .map((path) => `  ${path}: descriptions, limits, examples`),
    `  ${modulesFolder}/${presentation.id}/list.json: which columns, in which order`,
    ...(handlers.length > 0 ? [`  ${handlers.join(', ')}: refuses until you implement it`] : []),
    ...(labels.length > 0
      ? [
          `  src/console/i18n/{${languages.join(',')}}/modules.json: ${labels.length} labels are still in English:`,
          `    ${labels.map((label) => JSON.stringify(label)).join(', ')}`,
        ]
      : []),
    ...(left.messages.length > 0
      ? [
          `  src/contract/messages/{${languages.join(',')}}/{nouns,done}.json: still in English:`,
          `    ${left.messages.map((words) => JSON.stringify(words)).join(', ')}`,
        ]
      : []),
    'See it: npm run dev',
  ]
}

/** `npm run new -- module`: writes, formats, generates and checks; a failure before the check reverts everything. */
export const newModule = async (args: readonly string[]): Promise<number> => {
  const { answers: input, from, check } = readRequest(args)
  if (!input && !isTerminal()) throw new Error(`There are no answers for the module.\n${usage}`)
  const existing = readExisting()
  const answers = input ?? (await askAnswers(existing))
  const { result, changes, code } = await runEdit(check, (now) => make(now, answers, from, existing))
  for (const line of report(result, changes)) console.log(line)
  return code
}
