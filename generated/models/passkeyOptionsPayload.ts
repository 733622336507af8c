import type { PasskeyOptionsPayloadOptions } from './passkeyOptionsPayloadOptions.ts';

export type PasskeyOptionsPayload = {
  /** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
  options: PasskeyOptionsPayloadOptions;
};
