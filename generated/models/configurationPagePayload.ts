import type { Configuration } from './configuration.ts';
import type { Pageable } from './pageable.ts';

export type ConfigurationPagePayload = {
  content: Configuration[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
