
/**
 * PublicKeyCredentialCreationOptionsJSON of WebAuthn.
 */
export type PasskeyOptionsPayloadOptions = { [key: string]: unknown };
