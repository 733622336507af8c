/** `npm run restore -- FILE [--force]`: restores a dump to the database and file store of the settings. */
import { openFromSettings } from '../src/server/dump/open.ts'
import { restoreDump } from '../src/server/dump/restore.ts'
import { failPlainly } from './shared/fail-plainly.ts'
import { runTransfer } from './shared/transfer-command.ts'

await failPlainly(() =>
  runTransfer('restore', true, async (path, force) => {
    const opened = await openFromSettings(process.env)
    console.log(`Restoring into ${opened.described}`)
    try {
      return await restoreDump(path, { ...opened, force }, console.log)
    } finally {
      await opened.database.close()
    }
  }),
)
