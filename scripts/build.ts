/** Builds the console into `dist/`, whether or not it is stale. */
import { buildConsole } from './build/build-console.ts'
import { failPlainly } from './shared/fail-plainly.ts'

await failPlainly(() => buildConsole())
