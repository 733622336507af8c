import type { Language } from './language.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface LanguageTotal {
  success: Success;
  message: Message;
  payload: Language[];
}
