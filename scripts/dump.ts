/** `npm run dump -- FILE`: writes all tables, sequences and stored files to one file, as a consistent snapshot. */
import { openFromSettings } from '../src/server/dump/open.ts'
import { writeDump } from '../src/server/dump/write-dump.ts'
import { failPlainly } from './shared/fail-plainly.ts'
import { runTransfer } from './shared/transfer-command.ts'

await failPlainly(() =>
  runTransfer('dump', false, async (path) => {
    const { database, files, described } = await openFromSettings(process.env)
    console.log(`Dumping ${described}`)
    try {
      return await writeDump(database, files, path, console.log)
    } finally {
      await database.close()
    }
  }),
)
