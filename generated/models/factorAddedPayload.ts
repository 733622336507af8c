
export type FactorAddedPayload = {
  /**
     * The recovery codes, when they were made with it; each signs in once. Null where there were some.
     * @nullable
     */
  recoveryCodes: string[] | null;
};
