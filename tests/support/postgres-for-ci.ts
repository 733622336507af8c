/** Keeps a private PostgreSQL running until it is stopped; prints its address when it is ready. */
import { startPostgres } from './database/postgres.ts'

const postgres = await startPostgres()
if (!postgres) {
  console.error('No PostgreSQL found')
  process.exit(1)
}
console.log(postgres.url)

const stop = async (): Promise<void> => {
  await postgres.stop()
  process.exit()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
setInterval(() => undefined, 60_000)
