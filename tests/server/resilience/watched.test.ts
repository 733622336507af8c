import { expect, it } from 'vitest'
import { startServer } from '../../support/server/start-server.ts'

// Node's watch mode lets every thread tell which files it loads, in messages of its own beside those of the thread.
it('starts with its embedded database when Node watches its files', async () => {
  const server = await startServer({ env: { WATCH_REPORT_DEPENDENCIES: '1', DEMO: 'false' } })
  try {
    const ready = await fetch(`${server.url}/readyz`)
    expect(ready.status).toBe(200)
  } finally {
    await server.stop()
  }
}, 120_000)
