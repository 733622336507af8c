import type { City } from './city.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface CityOne {
  success: Success;
  message: Message;
  payload: City;
}
