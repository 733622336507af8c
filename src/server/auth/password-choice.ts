import { unprocessable } from '../errors.ts'
import type { MessageCode } from '../messages/message-code.ts'

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
