import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Settings } from '../../settings.ts'
import type { Database } from '../../store/database.ts'
import { keptSetting } from '../../store/system-settings.ts'

/** Encrypts secrets that must be read again, such as those of authenticator apps. */
export interface SecretBox {
  readonly seal: (text: string) => string
  /** Null for a value sealed with another key, or changed since. */
  readonly open: (sealed: string) => string | null
  /** Deterministic for the same text; reveals nothing about it without the key. */
  readonly fingerprint: (text: string) => string
}

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** Creates a box with SECOND_FACTOR_KEY, or with a key generated once and stored in the database for all processes. */
export const createSecretBox = async (
  { secondFactorKey }: Pick<Settings, 'secondFactorKey'>,
  database: Database,
): Promise<SecretBox> => {
  const source =
    secondFactorKey ??
    (await keptSetting(database, 'second_factor_key', () => randomBytes(48).toString('base64url')))
  const key = Buffer.from(hkdfSync('sha256', source, '', 'second factor', 32))
  const markKey = Buffer.from(hkdfSync('sha256', source, '', 'fingerprint', 32))
  return {
    fingerprint: (text) => createHmac('sha256', markKey).update(text).digest('base64url'),
    seal: (text) => {
      const iv = randomBytes(ivLength)
      const sealing = createCipheriv(cipher, key, iv)
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return Buffer.concat([iv, sealing.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength), {
          authTagLength: tagLength,
        })
        opening.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
        return opening.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + opening.final('utf8')
      } catch {
        return null
      }
    },
  }
}
