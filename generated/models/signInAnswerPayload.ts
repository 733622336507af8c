import type { Me } from './me.ts';

export type SignInAnswerPayload = {
  /** The bearer token of every further call. */
  accessToken: string;
  user: Me;
};
