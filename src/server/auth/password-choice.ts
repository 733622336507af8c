import { unprocessable } from '../errors.ts'
import type { MessageCode } from '../messages/message-code.ts'

/** Who chooses the password; whatever is known of them. */
export type Chooser = {
  readonly name?: string | null | undefined
  readonly email?: string | null | undefined
}

/** Shorter words are part of too many others. */
const minWordLength = 4

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string): string => plain(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The words that give a password away: each of the name, the whole of it, the address and what stands before its @. */
function ownWords({ name, email }: Chooser): string[] {
  const words = (name ?? '').split(/[^\p{L}\p{M}\p{N}]+/u)
  return [...words, name ?? '', email ?? '', (email ?? '').split('@')[0] ?? '']
    .map(lettersOf)
    .filter((word) => [...word].length >= minWordLength)
}

/** Some fifty thousand of the commonest passwords, in lower case; read when first needed. */
let commonest: Promise<ReadonlySet<string>> | null = null

async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Why nobody should choose this password: its message; null for one that will do. */
export async function weakness(password: string, chooser: Chooser): Promise<MessageCode | null> {
  commonest ??= readCommonest()
  if ((await commonest).has(plain(password))) return 'password.common'
  const letters = lettersOf(password)
  if (ownWords(chooser).some((word) => letters.includes(word))) return 'password.ownName'
  return null
}

/** Throws 422, at the field, for a password that nobody should choose. */
export async function checkPasswordChoice(password: string, chooser: Chooser, path: string): Promise<void> {
  const code = await weakness(password, chooser)
  if (code !== null) throw unprocessable([{ path, code }], code)
}
