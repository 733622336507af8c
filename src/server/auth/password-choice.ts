import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { unprocessable } from '../errors.ts'
import type { MessageCode } from '../messages/message-code.ts'
import type { Hasher } from './passwords.ts'

/** The user who chooses the password, as far as known. */
export interface Chooser {
  readonly name?: string | null | undefined
  readonly email?: string | null | undefined
}

/** Shorter words appear in too many other words. */
const minWordLength = 4

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string): string => plain(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Words that make a password easy to guess: each part of the name, the full name, the address and its local part. */
const ownWords = ({ name, email }: Chooser): string[] => {
  const words = (name ?? '').split(/[^\p{L}\p{M}\p{N}]+/u)
  return [...words, name ?? '', email ?? '', (email ?? '').split('@')[0] ?? '']
    .map(lettersOf)
    .filter((word) => [...word].length >= minWordLength)
}

/** About fifty thousand of the most common passwords, in lower case; loaded on first use. */
let commonest: Promise<ReadonlySet<string>> | null = null

const readCommonest = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Returns the message why this password is weak, or null for an acceptable one. */
export const weakness = async (password: string, chooser: Chooser): Promise<MessageCode | null> => {
  commonest ??= readCommonest()
  if ((await commonest).has(plain(password))) return 'password.common'
  const letters = lettersOf(password)
  if (ownWords(chooser).some((word) => letters.includes(word))) return 'password.ownName'
  return null
}

/** Throws 422 at the field for a weak password. */
export const checkPasswordChoice = async (
  password: string,
  chooser: Chooser,
  path: string,
): Promise<void> => {
  const code = await weakness(password, chooser)
  if (code !== null) throw unprocessable([{ path, code }], code)
}

/** Letters and digits that are not easily confused. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a random password that is easy to type; 16 characters hold 92 bits. */
export const makePassword = (length = 16): string => {
  let password = ''
  while (password.length < length)
    for (const byte of randomBytes(length))
      if (byte < 256 - (256 % characters.length) && password.length < length)
        password += characters[byte % characters.length]
  return password
}

const kind = 'sha256'
const slowKind = 'scrypt'

const digest = (password: string, salt: string): Buffer =>
  createHash('sha256').update(salt).update(password.normalize('NFKC')).digest()

/** Returns the salted hash of a random password. A fast hash is enough: 92 bits cannot be brute-forced. */
export const hashMailed = (password: string): string => {
  const salt = randomBytes(16).toString('base64url')
  return [kind, salt, digest(password, salt).toString('base64url')].join('$')
}

/** Whether a random password matches this hash. Takes microseconds, even without a hash. */
export const matchesMailed = (password: string, hash: string | null): boolean => {
  const [name, salt = '', expected = ''] = (hash ?? '').split('$')
  const key = Buffer.from(expected, 'base64url')
  const actual = digest(password, salt)
  return name === kind && key.length === actual.length && timingSafeEqual(key, actual)
}

/**
 * Whether a random password matches this hash, which may be a slow one from an earlier version: a password mailed
 * before an upgrade stays valid.
 */
export const matchesMailedBefore = async (
  { matches }: Pick<Hasher, 'matches'>,
  password: string,
  hash: string | null,
): Promise<boolean> =>
  hash?.startsWith(`${slowKind}$`) ? matches(password, hash) : matchesMailed(password, hash)
