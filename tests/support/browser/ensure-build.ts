/** Builds the console where it is stale, in a process of its own: a build sets NODE_ENV, which tests that start must not see. */
import { ensureBuild } from '../../../scripts/build/build-console.ts'

await ensureBuild()
