/**
 * Builds the console and prepares the servers' data if they are out of date; in a separate process, because a
 * build sets NODE_ENV, which must not affect tests.
 */
import { ensureBuild } from '../../../scripts/build/build-console.ts'
import { preparedDemo } from '../server/start-server.ts'

await Promise.all([ensureBuild(), preparedDemo()])
