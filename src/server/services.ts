import { schemasOf } from './contract/schema.ts'
import type { Contract } from './contract.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import type { Settings } from './settings.ts'
import type { Database } from './store/database.ts'
import { Projector } from './store/project.ts'
import { createStore, type Store } from './store/store.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** What handlers share; made once at start. */
export type Services = {
  readonly settings: Settings
  readonly contract: Contract
  readonly database: Database
  /** Writes in nobody's name; `call.store` writes in the caller's. */
  readonly store: Store
  readonly projector: Projector
  readonly tokens: Tokens
  /** Failed sign-ins, by address and by account. */
  readonly signInLimiter: Limiter
}

/** The services over an open and migrated database. */
export async function createServices(
  settings: Settings,
  contract: Contract,
  database: Database,
): Promise<Services> {
  const projector = new Projector(contract.tables)
  const schemas = schemasOf(contract.document)
  return {
    settings,
    contract,
    database,
    store: createStore({ database, tables: contract.tables, projector, schemas }),
    projector,
    tokens: await createTokens(settings, database),
    signInLimiter: createLimiter(database, {
      name: 'sign-in',
      tries: 10,
      seconds: 15 * 60,
      refusal: 'limit.signIn',
    }),
  }
}
