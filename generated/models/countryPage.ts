import type { CountryPagePayload } from './countryPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface CountryPage {
  success: Success;
  message: Message;
  payload: CountryPagePayload;
}
