import type { Id } from './id.ts';
import type { PageSection } from './pageSection.ts';
import type { PageTag } from './pageTag.ts';

/**
 * A static page. There is one for every tag.
 */
export interface Page {
  id: Id;
  tag: PageTag;
  /** Its sections. */
  readonly sections?: readonly PageSection[];
}
