/** Locks a data folder, prints `held` or the reason against it, and keeps the lock until it is stopped. */
import { lockFolder } from '../../../src/server/store/embedded/open-embedded.ts'

const [, , folder = ''] = process.argv
try {
  lockFolder(folder)
  console.log('held')
  setInterval(() => undefined, 60_000)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
