import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { DiskSpace } from './disk-space.ts'
import { createLimiter, type Limiter, type LimitRule } from './limiter.ts'
import { type Mailer, openMailer } from './mail.ts'
import type { MessageCode } from './messages/message-code.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import { bucketFiles } from './store/file-bucket.ts'
import { folderFiles } from './store/file-folder.ts'
import type { FileStore } from './store/files.ts'
import { openTexter, type Texter } from './text-message.ts'

/** What some handlers reach the world with, beside the database. */
export type Equipment = {
  readonly files: FileStore
  /** What is left for files, where they arrive and where they are kept. */
  readonly space: DiskSpace
  /** Uploads on their way; what stays here after a crash is swept away. */
  readonly temporaryFolder: string
  readonly mailer: Mailer
  readonly texter: Texter
  /** Failed sign-ins by address alone: one attacker trying many accounts. */
  readonly addressLimiter: Limiter
  /** Failed sign-ins on one account, from all addresses that it never signed in from. */
  readonly accountLimiter: Limiter
  /** Letters to one address of mail, and asked for from one address of the network. */
  readonly letterLimiter: Limiter
  readonly letterAddressLimiter: Limiter
  /** Wrong previous passwords of a signed-in user. */
  readonly passwordLimiter: Limiter
  /** New accounts from one address of the network. */
  readonly signUpLimiter: Limiter
  /** New accounts for one address of mail; apart from `letterLimiter`, so that they keep nobody from a new password. */
  readonly signUpLetterLimiter: Limiter
  /** New passwords sent to one user. */
  readonly passwordLetterLimiter: Limiter
  /** Work that goes on after the answer; `close` waits for it. */
  readonly afterwards: (work: Promise<void>, failed: (error: unknown) => void) => void
  readonly close: () => Promise<void>
}

const quarterHour = 15 * 60

const filesFolder = ({ dataDir }: Settings): string => join(dataDir, 'files')

/** Failed tries on one account, from all addresses together that it never signed in from. */
export const accountRule: LimitRule = {
  name: 'sign-in-account',
  tries: 30,
  seconds: 60 * 60,
  refusal: 'limit.account',
}

/** Where uploaded files are kept: an S3-compatible store when the settings name one, else the data folder. */
export const fileStoreOf = (settings: Settings): FileStore =>
  settings.s3 === null ? folderFiles(filesFolder(settings)) : bucketFiles(settings.s3)

function make({ settings, database }: Services, log: FastifyBaseLogger): Equipment {
  const outbox = join(settings.dataDir, 'outbox')
  const kept = (path: string): void =>
    log.warn({ path }, 'no server is set for messages; one was kept in the outbox')
  const limiter = (name: string, tries: number, refusal: MessageCode): Limiter =>
    createLimiter(database, { name, tries, seconds: quarterHour, refusal })
  const going = new Set<Promise<void>>()
  const mailer = openMailer(
    {
      smtpUrl: settings.smtpUrl,
      from: { name: settings.foundationName, address: settings.mailFrom },
      outbox,
    },
    kept,
  )
  const temporaryFolder = join(settings.dataDir, 'uploading')
  const keptHere = settings.s3 === null ? [filesFolder(settings)] : []
  return {
    files: fileStoreOf(settings),
    space: new DiskSpace([temporaryFolder, ...keptHere], settings.diskReserve),
    temporaryFolder,
    mailer,
    texter: openTexter({ gatewayUrl: settings.smsUrl, outbox }, kept),
    addressLimiter: limiter('sign-in-address', 100, 'limit.signIn'),
    accountLimiter: createLimiter(database, accountRule),
    letterLimiter: limiter('letter', 3, 'limit.requests'),
    letterAddressLimiter: limiter('letter-address', 30, 'limit.requests'),
    passwordLimiter: limiter('change-password', 10, 'limit.passwords'),
    passwordLetterLimiter: limiter('send-password', 5, 'limit.passwordLetters'),
    signUpLimiter: limiter('sign-up', 30, 'limit.accounts'),
    signUpLetterLimiter: limiter('sign-up-letter', 3, 'limit.accounts'),
    afterwards: (work, failed) => {
      const settled = work.catch(failed).finally(() => going.delete(settled))
      going.add(settled)
    },
    close: async () => {
      await Promise.all(going)
      mailer.close()
    },
  }
}

const known = new WeakMap<Services, Equipment>()

/** The equipment of a running server, made at first use from its settings. */
export function equipmentOf(services: Services, log: FastifyBaseLogger): Equipment {
  const equipment = known.get(services) ?? make(services, log)
  known.set(services, equipment)
  return equipment
}
