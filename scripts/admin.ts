/** `npm run admin -- EMAIL`: creates or restores a super admin, with a new password that is printed once. */
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { openFromSettings } from '../src/server/dump/open.ts'
import { dataTables } from '../src/server/dump/tables.ts'
import { createServices } from '../src/server/services.ts'
import { readSettings } from '../src/server/settings.ts'
import { makeSuperAdmin } from '../src/server/start/make-super-admin.ts'
import { migrate } from '../src/server/store/migration/migrate.ts'
import { failPlainly } from './shared/fail-plainly.ts'

const usage = 'Usage: npm run admin -- EMAIL'

const nothingThere = (where: string): Error =>
  new Error(
    `There is no installation in ${where}. Are DATABASE_URL and DATA_DIR those of the server? A new installation makes its first admin when it starts.`,
  )

/** Opens the embedded database only if it exists, and explains what to do if a server has it open. */
const open = async (): ReturnType<typeof openFromSettings> => {
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl !== null) return openFromSettings(process.env)
  await access(join(dataDir, 'database')).catch(() => {
    throw nothingThere(dataDir)
  })
  return openFromSettings(process.env).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${reason}\nThe embedded database is open to one process: stop the server, run this again, then start the server.`,
    )
  })
}

await failPlainly(async () => {
  const [email, ...more] = process.argv.slice(2)
  if (email === undefined || more.length > 0) throw new Error(usage)
  const { database, settings, contract, described } = await open()
  try {
    if ((await dataTables(database)) === null) throw nothingThere(described)
    await migrate(database, contract.tables)
    const services = await createServices({ ...settings, databaseReadUrl: null }, contract, database, console)
    const { password, isNew, message } = await makeSuperAdmin(services, email)
    if (message !== null && (await services.messages.sendNow(message)) !== 'SENT')
      console.warn('The mail that informs the owner of the account could not be sent.')
    await services.close()
    console.log(
      isNew
        ? `${email} is a new user with the role SUPER ADMIN.`
        : `${email} has the role SUPER ADMIN and may sign in; the account's sessions have ended.`,
    )
    console.log(`Password: ${password}   (shown only now; change it after signing in)`)
  } finally {
    await database.close()
  }
})
