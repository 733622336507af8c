import { expect, it } from 'vitest'
import { startServer } from '../../support/server/start-server.ts'
import { startedData } from '../../support/server/started.ts'

// In Node's watch mode every thread reports the files that it loads, in messages besides those of the thread.
it('starts with its embedded database when Node watches its files', async () => {
  const { dataDir, env, remove } = await startedData('PGlite')
  const server = await startServer({ dataDir, env: { ...env, WATCH_REPORT_DEPENDENCIES: '1' } })
  try {
    const ready = await fetch(`${server.url}/readyz`)
    expect(ready.status).toBe(200)
  } finally {
    await server.stop()
    await remove()
  }
}, 120_000)
