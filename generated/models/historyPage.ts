import type { HistoryPagePayload } from './historyPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface HistoryPage {
  success: Success;
  message: Message;
  payload: HistoryPagePayload;
}
