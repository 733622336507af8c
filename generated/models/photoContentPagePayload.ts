import type { Pageable } from './pageable.ts';
import type { PhotoContent } from './photoContent.ts';

export type PhotoContentPagePayload = {
  content: PhotoContent[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
