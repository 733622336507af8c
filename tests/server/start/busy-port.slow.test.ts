import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn, temporaryFolder } from '../../support/disk/temporary-folder.ts'

const main = join(import.meta.dirname, '../../../src/server/main.ts')

it('a first start on a busy port reports it and creates nothing', { timeout: 60_000 }, async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve))
  const { port } = other.address() as AddressInfo
  const folder = await temporaryFolder()
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder.path, DATABASE_URL: '' },
  })
  let text = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  const [code] = await once(server, 'exit')
  expect(code).toBe(1)
  expect(text).toBe(
    `PORT: ${port} is in use by another process. Stop that process or choose another port, for example PORT=8081.\n`,
  )
  expect(await filesIn(folder.path)).toEqual([])
  other.close()
  await folder.remove()
})
