import type { Language } from './language.ts';
import type { Pageable } from './pageable.ts';

export type LanguageListPayload = Language[] | {
  content: Language[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
