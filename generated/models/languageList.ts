import type { LanguageListPayload } from './languageListPayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface LanguageList {
  success: Success;
  message: Message;
  payload: LanguageListPayload;
}
