import type { Message } from './message.ts';
import type { MissingTextCount } from './missingTextCount.ts';
import type { Success } from './success.ts';

export interface MissingTexts {
  success: Success;
  message: Message;
  payload: MissingTextCount[];
}
