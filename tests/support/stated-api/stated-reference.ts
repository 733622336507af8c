import { join } from 'node:path'
import { buildConsole } from '../../../scripts/build/build-console.ts'
import { selectOther } from '../../../scripts/shared/select-other.ts'
import { buildApp } from '../../../src/server/app.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { temporaryFolder } from '../disk/temporary-folder.ts'
import { admin, demoFolder } from '../server/start-server.ts'

export interface StatedReference {
  url: string
  close: () => Promise<void>
}

/** Builds the console as `npm run build -- --overlay stated` does. */
const buildStated = async (to: string): Promise<void> => {
  await selectOther({ overlay: 'stated' })
  try {
    await buildConsole('warn', to)
  } finally {
    delete process.env.CONTRACT_OVERLAY
  }
}

/** A reference server with demo content that serves a console built for the stated API. */
export const serveStatedReference = async (): Promise<StatedReference> => {
  const folder = await temporaryFolder()
  const consoleFolder = join(folder.path, 'console')
  await buildStated(consoleFolder)
  const { app, close } = await buildApp(
    readSettings({
      DATA_DIR: await demoFolder(),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'silent',
    }),
    { consoleFolder },
  )
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await close()
      await folder.remove()
    },
  }
}
