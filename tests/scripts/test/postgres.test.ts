import { Client } from 'pg'
import { expect, it } from 'vitest'
import { startPostgres } from '../../support/database/postgres.ts'

it('starts a private PostgreSQL that accepts connections, and removes it again', { timeout: 60_000 }, async ({
  skip,
}) => {
  const postgres = await startPostgres()
  if (!postgres) return skip('no PostgreSQL on this machine')
  const client = new Client(postgres.url)
  await client.connect()
  const { rows } = await client.query('select 1 + 1 as sum')
  await client.end()
  await postgres.stop()
  expect(rows).toEqual([{ sum: 2 }])
  await expect(new Client(postgres.url).connect()).rejects.toThrow()
})
