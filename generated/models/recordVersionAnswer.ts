import type { Message } from './message.ts';
import type { RecordVersion } from './recordVersion.ts';
import type { Success } from './success.ts';

export interface RecordVersionAnswer {
  success: Success;
  message: Message;
  payload: RecordVersion;
}
