/**
 * Writes everything for a new module or property, then generates and checks: `npm run new -- module`, `npm run new --
 * property` (docs/new-module.md), `npm run new -- console` for an API of another shape (docs/any-api.md).
 */
import { newConsole } from './console/new-console.ts'
import { usage } from './new/answers/read-answers.ts'
import { newModule } from './new/new-module.ts'
import { newProperty } from './new/new-property.ts'
import { failPlainly } from './shared/fail-plainly.ts'

const [what, ...args] = process.argv.slice(2)
await failPlainly(async () => {
  if (what === 'module') process.exitCode = await newModule(args)
  else if (what === 'property') process.exitCode = await newProperty(args)
  else if (what === 'console') process.exitCode = await newConsole(args)
  else throw new Error(usage)
})
