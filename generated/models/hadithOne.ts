import type { Hadith } from './hadith.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface HadithOne {
  success: Success;
  message: Message;
  payload: Hadith;
}
