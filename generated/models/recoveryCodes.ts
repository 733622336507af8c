import type { Message } from './message.ts';
import type { RecoveryCodesPayload } from './recoveryCodesPayload.ts';
import type { Success } from './success.ts';

export interface RecoveryCodes {
  success: Success;
  message: Message;
  payload: RecoveryCodesPayload;
}
