import type { Id } from './id.ts';

export type CreatedPayload = {
  id: Id;
};
