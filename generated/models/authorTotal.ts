import type { Author } from './author.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface AuthorTotal {
  success: Success;
  message: Message;
  payload: Author[];
}
