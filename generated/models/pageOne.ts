import type { Message } from './message.ts';
import type { Page } from './page.ts';
import type { Success } from './success.ts';

export interface PageOne {
  success: Success;
  message: Message;
  payload: Page;
}
