import type { AmaliyatLabel } from './amaliyatLabel.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface AmaliyatLabelTotal {
  success: Success;
  message: Message;
  payload: AmaliyatLabel[];
}
