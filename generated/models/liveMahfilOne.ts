import type { LiveMahfil } from './liveMahfil.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface LiveMahfilOne {
  success: Success;
  message: Message;
  payload: LiveMahfil;
}
