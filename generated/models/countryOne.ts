import type { Country } from './country.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface CountryOne {
  success: Success;
  message: Message;
  payload: Country;
}
