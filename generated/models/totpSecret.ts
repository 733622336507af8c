import type { Message } from './message.ts';
import type { Success } from './success.ts';
import type { TotpSecretPayload } from './totpSecretPayload.ts';

export interface TotpSecret {
  success: Success;
  message: Message;
  payload: TotpSecretPayload;
}
