/** Removes a module from all files, then generates and checks (docs/new-module.md). */
import { removeModule } from './new/remove-module.ts'
import { failPlainly } from './shared/fail-plainly.ts'

const [what, ...args] = process.argv.slice(2)
await failPlainly(async () => {
  if (what !== 'module') throw new Error('Usage: npm run remove -- module prayer-time')
  process.exitCode = await removeModule(args)
})
