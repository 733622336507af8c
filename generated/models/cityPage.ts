import type { CityPagePayload } from './cityPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface CityPage {
  success: Success;
  message: Message;
  payload: CityPagePayload;
}
