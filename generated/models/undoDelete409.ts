import type { Error } from './error.ts';
import type { RestoreCollisions } from './restoreCollisions.ts';

export type UndoDelete409 = Error & {
  payload?: RestoreCollisions;
};
