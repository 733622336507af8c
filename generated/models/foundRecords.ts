import type { FoundRecord } from './foundRecord.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface FoundRecords {
  success: Success;
  message: Message;
  payload: FoundRecord[];
}
