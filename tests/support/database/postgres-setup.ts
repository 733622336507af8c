import { startPostgres } from './postgres.ts'

/**
 * Global setup of the server tests: a private PostgreSQL, if one is installed. `TEST_DATABASE_URL` names another
 * one; if empty, none is used.
 */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.TEST_DATABASE_URL !== undefined) {
    console.log(`PostgreSQL: ${process.env.TEST_DATABASE_URL === '' ? 'not wanted' : 'TEST_DATABASE_URL'}`)
    return undefined
  }
  const postgres = await startPostgres()
  console.log(`PostgreSQL: ${postgres?.version ?? 'none found, tests run on PGlite only'}`)
  if (!postgres) return undefined
  process.env.TEST_DATABASE_URL = postgres.url
  return postgres.stop
}
