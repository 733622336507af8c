import type { Book } from './book.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface BookOne {
  success: Success;
  message: Message;
  payload: Book;
}
