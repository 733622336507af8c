
export type RenewalAnswerPayload = {
  /**
     * The bearer token of every further call; null when no renewal token came.
     * @nullable
     */
  accessToken: string | null;
};
