/** Renames a property in all files, then generates and checks (docs/new-module.md). */
import { renameProperty } from './new/rename-property.ts'
import { failPlainly } from './shared/fail-plainly.ts'

await failPlainly(async () => {
  process.exitCode = await renameProperty(process.argv.slice(2))
})
