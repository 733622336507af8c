/**
 * Builds the console where it is stale, and makes what its servers begin on; in a process of its own: a build sets
 * NODE_ENV, which tests that start must not see.
 */
import { ensureBuild } from '../../../scripts/build/build-console.ts'
import { preparedDemo } from '../server/start-server.ts'

await Promise.all([ensureBuild(), preparedDemo()])
