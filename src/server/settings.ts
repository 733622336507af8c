import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { megabyte, minPasswordLength } from '../contract/records/limits.ts'
import { emailAddress } from '../contract/text/email-address.ts'
import type { S3Settings } from './store/files/file-bucket.ts'
import type { FileSettings } from './store/files/open-files.ts'
import { readDatabaseUrl } from './store/postgres/database-url.ts'

/** The validated settings from the environment. docs/deployment.md describes each setting and its default. */
export type Settings = FileSettings & {
  readonly port: number
  readonly host: string
  /** Null: the embedded database. */
  readonly databaseUrl: string | null
  /** Null: lists are read from `databaseUrl`. */
  readonly databaseReadUrl: string | null
  readonly adminEmail: string
  /** Null: generated and printed once. */
  readonly adminPassword: string | null
  readonly foundationName: string
  /** Null: generated once and stored in the database. */
  readonly tokenSecret: string | null
  /** Null: generated once and stored in the database. */
  readonly secondFactorKey: string | null
  readonly tokenHours: number
  readonly tokenMinutes: number
  /** Null: mails are written to the folder `outbox` of `dataDir` instead of being sent. */
  readonly smtpUrl: string | null
  /** Null: text messages are written to the outbox too. */
  readonly smsUrl: string | null
  readonly mailFrom: string
  readonly corsOrigins: readonly string[]
  readonly logLevel: string
  /** Null: `/metrics` is open to direct connections from the machine or a private network. */
  readonly metricsToken: string | null
  readonly demo: boolean
  readonly allowHiddenData: boolean
  readonly trustProxy: readonly string[]
  readonly protectedMembers: readonly string[]
  readonly historyDays: number
  readonly trashDays: number
  readonly shutdownSeconds: number
}

type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads variables and collects their faults. */
class Reading {
  readonly faults: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  text(name: string): string | null {
    const value = this.#environment[name]?.trim()
    return value === undefined || value === '' ? null : value
  }

  fault(name: string, message: string): void {
    this.faults.push(`${name} ${message}`)
  }

  checked(name: string, test: (value: string) => boolean, message: string): string | null {
    const value = this.text(name)
    if (value !== null && !test(value)) this.fault(name, message)
    return value
  }

  number(name: string, otherwise: number, minimum: number, maximum: number): number {
    const text = this.text(name)
    if (text === null) return otherwise
    const value = Number(text)
    if (!Number.isInteger(value) || value < minimum || value > maximum)
      this.fault(name, `must be a whole number from ${minimum} to ${maximum}, not "${text}".`)
    return value
  }

  flag(name: string, otherwise: boolean): boolean {
    const text = this.text(name)
    if (text === null) return otherwise
    if (text !== 'true' && text !== 'false') this.fault(name, `must be true or false, not "${text}".`)
    return text === 'true'
  }

  list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
  }
}

const isUrl =
  (...protocols: string[]) =>
  (value: string): boolean =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)

const isOrigin = (value: string): boolean =>
  isUrl('http:', 'https:')(value) && new URL(value).origin === value

const isEmail = (value: string): boolean => emailAddress.test(value)

/** The address of a database. */
const readAddress = (reading: Reading, name: string): string | null => {
  const text = reading.text(name)
  const fault = text === null ? null : readDatabaseUrl(text)
  if (typeof fault === 'string') reading.fault(name, fault)
  return text
}

const readS3 = (reading: Reading): S3Settings | null => {
  const endpoint = reading.checked('S3_ENDPOINT', isUrl('http:', 'https:'), 'must be an http or https URL.')
  const bucket = reading.text('S3_BUCKET')
  const accessKeyId = reading.text('S3_ACCESS_KEY_ID')
  const secretAccessKey = reading.text('S3_SECRET_ACCESS_KEY')
  const region = reading.text('S3_REGION') ?? 'us-east-1'
  const all = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const unset = Object.entries(all).filter(([, value]) => value === null)
  if (unset.length === Object.keys(all).length) return null
  for (const [name] of unset) reading.fault(name, 'must be set too: an S3 store needs all of its settings.')
  return {
    endpoint: endpoint ?? '',
    region,
    bucket: bucket ?? '',
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  }
}

const readOrigins = (reading: Reading): string[] => {
  const origins = reading.list('CORS_ORIGIN')
  for (const origin of origins)
    if (!isOrigin(origin))
      reading.fault('CORS_ORIGIN', `must list origins such as https://console.example.org, not "${origin}".`)
  return origins
}

const readProxies = (reading: Reading): string[] => {
  const proxies = reading.list('TRUST_PROXY')
  for (const proxy of proxies)
    if (isIP(proxy.replace(/\/\d+$/, '')) === 0)
      reading.fault('TRUST_PROXY', `must list addresses or networks such as 10.0.0.0/8, not "${proxy}".`)
  return proxies
}

/** Reads the settings from environment variables. Throws one error with every invalid variable and what it must be. */
export const readSettings = (environment: Environment): Settings => {
  const reading = new Reading(environment)
  const settings: Settings = {
    port: reading.number('PORT', 8080, 0, 65535),
    host: reading.text('HOST') ?? '0.0.0.0',
    dataDir: resolve(reading.text('DATA_DIR') ?? '.data'),
    databaseUrl: readAddress(reading, 'DATABASE_URL'),
    databaseReadUrl: readAddress(reading, 'DATABASE_READ_URL'),
    adminEmail: reading.checked('ADMIN_EMAIL', isEmail, 'must be an e-mail address.') ?? 'admin@example.org',
    adminPassword: reading.checked(
      'ADMIN_PASSWORD',
      (value) => value.length >= minPasswordLength && value.length <= 255,
      `must have ${minPasswordLength} to 255 characters.`,
    ),
    foundationName: reading.text('FOUNDATION_NAME') ?? 'Foundation',
    tokenSecret: reading.checked(
      'TOKEN_SECRET',
      (value) => value.length >= 32,
      'must have at least 32 characters.',
    ),
    secondFactorKey: reading.checked(
      'SECOND_FACTOR_KEY',
      (value) => value.length >= 32,
      'must have at least 32 characters.',
    ),
    tokenHours: reading.number('TOKEN_HOURS', 12, 1, 720),
    tokenMinutes: reading.number('TOKEN_MINUTES', 15, 1, 60),
    smtpUrl: reading.checked('SMTP_URL', isUrl('smtp:', 'smtps:'), 'must be an smtp or smtps URL.'),
    smsUrl: reading.checked('SMS_URL', isUrl('http:', 'https:'), 'must be an http or https URL.'),
    mailFrom: reading.checked('MAIL_FROM', isEmail, 'must be an e-mail address.') ?? 'noreply@example.org',
    corsOrigins: readOrigins(reading),
    logLevel:
      reading.checked(
        'LOG_LEVEL',
        (value) => logLevels.includes(value),
        `must be one of ${logLevels.join(', ')}.`,
      ) ?? 'warn',
    metricsToken: reading.checked(
      'METRICS_TOKEN',
      (value) => /^[\x21-\x7e]{16,255}$/.test(value),
      'must have 16 to 255 characters, without spaces.',
    ),
    demo: reading.flag('DEMO', true),
    allowHiddenData: reading.flag('ALLOW_HIDDEN_DATA', false),
    trustProxy: readProxies(reading),
    protectedMembers: reading.list('PROTECTED_MEMBERS'),
    s3: readS3(reading),
    diskReserve: reading.number('DISK_RESERVE_MB', 256, 0, 100_000_000) * megabyte,
    historyDays: reading.number('HISTORY_DAYS', 0, 0, 36_500),
    trashDays: reading.number('TRASH_DAYS', 30, 1, 36_500),
    shutdownSeconds: reading.number('SHUTDOWN_SECONDS', 15, 1, 3600),
  }
  if (settings.databaseReadUrl !== null && settings.databaseUrl === null)
    reading.fault('DATABASE_READ_URL', 'needs DATABASE_URL: the embedded database has no replica.')
  if (reading.faults.length > 0)
    throw new Error(`The settings are not right:\n${reading.faults.map((fault) => `- ${fault}`).join('\n')}`)
  return settings
}
