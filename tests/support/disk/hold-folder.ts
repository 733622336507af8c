/** Takes the lock of a data folder, says `held` or why not, and keeps it until it is ended. */
import { lockFolder } from '../../../src/server/store/embedded/folder-lock.ts'

const [, , folder = ''] = process.argv
try {
  lockFolder(folder)
  console.log('held')
  setInterval(() => undefined, 60_000)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
