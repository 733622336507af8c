import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const hash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer): string => data.toString('base64url')

const client = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** Flags of authenticator data: user present, user verified, credential included. */
const [present, verified, attested] = [1, 4, 64]

/** A passkey in software (WebAuthn, ES256, without attestation), with the responses of a browser. */
export const softwareAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 1

  const authenticatorData = (rpId: string, flags: number, more = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count, more])
  }
  const coseKey = (): Buffer => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      left,
      Buffer.from('225820', 'hex'),
      right,
    ])
  }
  return {
    id: base64url(id),
    /** Its signature counter. */
    count: (next: number): void => {
      counter = next
    },
    /** The response of a browser at `origin` after it created the passkey. */
    create: (challenge: string, origin: string): string => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey()])
      const data = authenticatorData(new URL(origin).hostname, present | verified | attested, key)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      })
    },
    /** The response after it proved the passkey. */
    get: (challenge: string, origin: string): string => {
      const clientData = client('webauthn.get', challenge, origin)
      const data = authenticatorData(new URL(origin).hostname, present | verified)
      const signature = sign('sha256', Buffer.concat([data, hash(clientData)]), privateKey)
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      })
    },
  }
}
