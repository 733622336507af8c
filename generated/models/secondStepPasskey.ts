
/**
 * PublicKeyCredentialRequestOptionsJSON of WebAuthn, for one try; null where none of the passkeys is of this origin.
 * @nullable
 */
export type SecondStepPasskey = { [key: string]: unknown } | null;
