
export type FactorAddedPayload = {
  /**
     * The recovery codes, when they were made with it; each signs in once. Null where there were some.
     * @nullable
     */
  recoveryCodes: string[] | null;
  /**
     * How many other places the user was signed in at by the password alone, and is no more.
     * @minimum 0
     */
  endedSessions: number;
};
