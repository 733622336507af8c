import { join } from 'node:path'
import { buildConsole } from '../../../scripts/build/build-console.ts'
import { fingerprint } from '../../../scripts/build/fingerprint.ts'
import { selectOther } from '../../../scripts/shared/select-other.ts'
import { buildApp } from '../../../src/server/app.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { preparedFolder } from '../disk/prepared.ts'
import { admin, demoFolder } from '../server/start-server.ts'

export interface StatedReference {
  url: string
  close: () => Promise<void>
}

/** The console as `npm run build -- --overlay stated` builds it, once for all files. */
const builtStated = async (): Promise<string> => {
  await selectOther({ overlay: 'stated' })
  try {
    const build = (folder: string) => buildConsole('warn', join(folder, 'console'), { compress: false })
    return join(await preparedFolder('stated-console', build, await fingerprint()), 'console')
  } finally {
    delete process.env.CONTRACT_OVERLAY
  }
}

/** A reference server with demo content that serves a console built for the stated API. */
export const serveStatedReference = async (): Promise<StatedReference> => {
  const { app, close } = await buildApp(
    readSettings({
      DATA_DIR: await demoFolder(),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'silent',
    }),
    { consoleFolder: await builtStated() },
  )
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    close,
  }
}
