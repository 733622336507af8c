import { isIP } from 'node:net'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'
import type { PasskeyKey } from '../../store/accounts/factors.ts'

/**
 * The relying party of a passkey: the origin of the console, and its host name, to which the browser binds the passkey.
 */
export interface RelyingParty {
  readonly origin: string
  readonly id: string
}

type Transports = Exclude<AuthenticatorTransports, undefined>
type AuthenticatorTransports = RegistrationResponseJSON['response']['transports']

/**
 * The relying party of a request from the console of this API: on the API's own origin, or on an origin of CORS_ORIGIN.
 * Null for other origins, and for an IP address, for which browsers create no passkeys.
 */
export const relyingParty = (
  { headers, hostname }: FastifyRequest,
  { corsOrigins }: Pick<Settings, 'corsOrigins'>,
): RelyingParty | null => {
  const { origin } = headers
  if (origin === undefined || !URL.canParse(origin)) return null
  const id = new URL(origin).hostname
  const ours = corsOrigins.includes(origin) || id === hostname
  return ours && id !== '' && isIP(id.replaceAll(/[[\]]/g, '')) === 0 ? { origin, id } : null
}

const described = (keys: readonly PasskeyKey[]) =>
  keys.map(({ id, transports }) => ({ id, transports: [...transports] as Transports }))

/** The browser's options for creating a passkey; it creates none on a device that holds one of these. */
export const creationOptions = (
  { id: rpID }: RelyingParty,
  rpName: string,
  user: { readonly id: number; readonly name: string; readonly email: string },
  existing: readonly PasskeyKey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpName,
    rpID,
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(String(user.id)),
    attestationType: 'none',
    excludeCredentials: described(existing),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })

/** The browser's options for using one of these passkeys. */
export const requestOptions = (
  { id: rpID }: RelyingParty,
  keys: readonly PasskeyKey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({ rpID, allowCredentials: described(keys), userVerification: 'preferred' })

const parsed = <Answer>(text: string): Answer | null => {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return null
  }
}

/** The transports of a passkey as the browser reports them, unchecked; anything but strings is dropped. */
const wordsIn = (transports: unknown): readonly string[] =>
  Array.isArray(transports) ? transports.filter((each) => typeof each === 'string') : []

/** The passkey that the browser created for this challenge; null for an invalid response. */
export const createdPasskey = async (
  text: string,
  challenge: string,
  { origin, id }: RelyingParty,
): Promise<PasskeyKey | null> => {
  const response = parsed<RegistrationResponseJSON>(text)
  if (response === null) return null
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { credential } = checked.registrationInfo
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: wordsIn(credential.transports),
  }
}

/** The id of the passkey in a browser's response; null for an invalid response. */
export const answeringId = (text: string): string | null => {
  const id: unknown = parsed<Partial<AuthenticationResponseJSON>>(text)?.id
  return typeof id === 'string' ? id : null
}

/** The new counter of a passkey whose response to this challenge is valid; null otherwise. */
export const provenCounter = async (
  text: string,
  challenge: string,
  { origin, id }: RelyingParty,
  key: PasskeyKey,
): Promise<number | null> => {
  const response = parsed<AuthenticationResponseJSON>(text)
  if (response === null) return null
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
      transports: [...key.transports] as Transports,
    },
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}
