
export type RecoveryCodesPayload = {
  /** The recovery codes; each signs in once. */
  recoveryCodes: string[];
};
