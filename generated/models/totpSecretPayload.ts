
export type TotpSecretPayload = {
  /** The secret for the app, in base32. */
  secret: string;
  /** The same as an address that apps read from a QR code. */
  address: string;
};
