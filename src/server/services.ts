import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createLimits, type Limits } from './auth/limits.ts'
import { createPasswords, type Passwords } from './auth/passwords.ts'
import { createSecretBox, type SecretBox } from './auth/second-factor/secret-box.ts'
import { createTokens, type Tokens } from './auth/tokens.ts'
import { type BackgroundWork, createBackgroundWork } from './background-work.ts'
import type { Contract } from './contract/read-contract.ts'
import { schemasOf } from './contract/schema.ts'
import { openMailer, openTexter } from './mail/mail.ts'
import { createMessageQueue, type MessageQueue } from './mail/message-queue.ts'
import { createPresence, type Presence } from './presence/presence.ts'
import type { Settings } from './settings.ts'
import type { Database } from './store/database.ts'
import type { DiskSpace } from './store/files/disk-space.ts'
import type { FileStore } from './store/files/files.ts'
import { fileSpace, fileStoreOf, uploadFolder } from './store/files/open-files.ts'
import { directReads, openReads, type Reads } from './store/postgres/reads.ts'
import type { ReplicaTimes } from './store/postgres/replica-watch.ts'
import { Projector } from './store/read/project.ts'
import { createStore, type Store } from './store/store.ts'
import { createThumbnails, type Thumbnails } from './upload/image/thumbnails.ts'

/** Services shared by all handlers; created once at start. */
export interface Services {
  readonly settings: Settings
  readonly contract: Contract
  readonly database: Database
  /** Writes without an author; `call.store` writes as the caller. */
  readonly store: Store
  readonly projector: Projector
  readonly tokens: Tokens
  readonly limits: Limits
  readonly secrets: SecretBox
  readonly files: FileStore
  readonly thumbnails: Thumbnails
  readonly fileSpace: DiskSpace
  readonly uploadFolder: string
  readonly passwords: Passwords
  readonly messages: MessageQueue
  readonly background: BackgroundWork
  readonly presence: Presence
  readonly reads: Reads
  /** Waits for background work; the database stays open. */
  readonly close: () => Promise<void>
}

/** Creates the services over an open and migrated database. `log` reports messages written to the outbox. */
export const createServices = async (
  settings: Settings,
  contract: Contract,
  database: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
  replicaTimes?: ReplicaTimes,
): Promise<Services> => {
  const projector = new Projector(contract.tables)
  const schemas = schemasOf(contract.document)
  const secrets = await createSecretBox(settings, database)
  const passwords = createPasswords()
  const outbox = join(settings.dataDir, 'outbox')
  const kept = (path: string): void =>
    log.warn({ path }, 'no server is set for messages; one was kept in the outbox')
  const from = { name: settings.foundationName, address: settings.mailFrom }
  const mailer = openMailer({ smtpUrl: settings.smtpUrl, from, outbox }, kept)
  const texter = openTexter({ gatewayUrl: settings.smsUrl, outbox }, kept)
  const background = createBackgroundWork()
  const files = fileStoreOf(settings)
  const messages = createMessageQueue({ database, secrets, mailer, texter, background, log })
  const presence = createPresence(database.messages)
  const note = (message: string, error?: Error): void => log.warn({ err: error }, message)
  const reads =
    settings.databaseReadUrl === null
      ? directReads(database)
      : await openReads(settings.databaseReadUrl, database, note, replicaTimes)
  return {
    settings,
    contract,
    database,
    store: createStore({
      database,
      tables: contract.tables,
      projector,
      schemas,
      written: presence.written,
      messages,
    }),
    projector,
    tokens: await createTokens(settings, database),
    limits: createLimits(database),
    secrets,
    files,
    thumbnails: createThumbnails(files),
    fileSpace: fileSpace(settings),
    uploadFolder: uploadFolder(settings),
    passwords,
    messages,
    background,
    presence,
    reads,
    close: async () => {
      presence.close()
      messages.close()
      await background.settled()
      await passwords.close()
      await reads.close()
      mailer.close()
    },
  }
}
