import type { Message } from './message.ts';
import type { Success } from './success.ts';
import type { TransactionPagePayload } from './transactionPagePayload.ts';

export interface TransactionPage {
  success: Success;
  message: Message;
  payload: TransactionPagePayload;
}
