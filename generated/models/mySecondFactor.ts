import type { Message } from './message.ts';
import type { MySecondFactorPayload } from './mySecondFactorPayload.ts';
import type { Success } from './success.ts';

export interface MySecondFactor {
  success: Success;
  message: Message;
  payload: MySecondFactorPayload;
}
