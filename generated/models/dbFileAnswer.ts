import type { DbFile } from './dbFile.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DbFileAnswer {
  success: Success;
  message: Message;
  payload: DbFile;
}
