import type { FactorAddedPayload } from './factorAddedPayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface FactorAdded {
  success: Success;
  message: Message;
  payload: FactorAddedPayload;
}
